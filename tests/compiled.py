"""For tests that need speed. The compiled engine makes the same moves as the plain one, as the traces on file show."""

import pytest

from smallbox.core.vectors import engine_kind

compiled_only = pytest.mark.skipif(engine_kind() == "plain", reason="long on plain Python")
#: for tests that put a fault into a function or a method, which compiled code calls without looking it up
plain_only = pytest.mark.skipif(engine_kind() != "plain", reason="compiled code cannot be changed")
