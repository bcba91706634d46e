"""For tests that need speed. The compiled engine makes the same moves as the plain one, as the traces on file show."""

import pytest

from smallbox.core.vectors import engine_kind

compiled_only = pytest.mark.skipif(engine_kind() == "plain", reason="long on plain Python")
