# `make play` and `make test` do all the set-up on a fresh machine. One wheel is built, and compiled where the machine
# has a C compiler; the environments share it:
#   .venv           the wheel, to play with
#   .venv-test      an editable, uncompiled install: tests never run against a stale wheel
#   .venv-compiled  the test tools and the compiled wheel
#   .venv-bench     the compiled wheel and the peers it is measured against
#   .venv-fuzz      what searches for inputs that break smallbox, which is taken straight from src/
#   .venv-audit     what asks for known weaknesses
PYTHON ?= python3
# Tests of the server wait as much as they compute: three workers a core; those in a browser compute more,
# those of the engine do nothing else.
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
JOBS ?= $(shell echo $$((3 * $(CORES))))
BROWSERS ?= $(shell echo $$((2 * $(CORES))))
ENGINES ?= $(shell echo $$(($(CORES) + 1)))
S := .stamps
# 0 plain Python, 1 compiled or an error, auto compiled where the machine can.
export SMALLBOX_COMPILE ?= auto
# Each test that starts a server or a bot would compile a thousand modules of Python anew.
unexport PYTHONDONTWRITEBYTECODE

# 1 with the browser's client, 0 without.
export SMALLBOX_CLIENT ?= 1
CLIENT := $(if $(filter 0,$(SMALLBOX_CLIENT)),,$(S)/client)

# What the wheel is made of: every file git knows or would add; without git, every file.
INPUTS := src web pyproject.toml hatch_build.py LICENSE
FILES := $(wildcard $(shell git ls-files -co --exclude-standard $(INPUTS) 2>/dev/null || \
	find $(INPUTS) -type f -not -name '*.pyc' -not -path 'web/node_modules/*' -not -path 'web/src/made/*'))
# What the client is made of: its own files, and the sentences, rulebooks and cards of the games.
CLIENT_FILES := $(filter web/% %.ftl %.md %.csv %.json,$(FILES))

# uv does not read pip.conf: hand over an index set there, if any. Looked up only where something is installed.
INDEX = $(or $(UV_DEFAULT_INDEX),$(PIP_INDEX_URL),$(shell $(PYTHON) -m pip config get global.index-url 2>/dev/null))
UV = UV_DEFAULT_INDEX="$(INDEX)" .venv/bin/uv
# $(call make_env,DIRECTORY,REQUIREMENTS); $(call install_wheel,DIRECTORY)
make_env = echo "Making $(1)" && .venv/bin/uv venv -q --clear --python .venv/bin/python $(1) && \
	$(UV) pip install -q --python $(1) --require-hashes -r requirements/$(2).txt
# Node.js: the machine's, or one inside .venv; looked up only where it is needed.
NODE_OK = $(shell node -e 'const [a,b]=process.versions.node.split(".").map(Number);console.log(a>20||(a==20&&b>=19)?1:"")' 2>/dev/null)
WITH_NODE = PATH="$(if $(NODE_OK),,$(CURDIR)/.venv/bin:)$$PATH"
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
install_wheel = $(UV) pip install -q --python $(1) --no-deps --reinstall-package smallbox build/dist/*.whl

.PHONY: help play lab check test screenshots pictures bench ladders balance train generate soak chaos mutants fuzz audit lock clean FORCE
.DELETE_ON_ERROR:

help: ## List these commands.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: $(S)/play ## Build what is missing, open the tables and the browser (ARGS="..." is handed on).
	.venv/bin/smallbox play $(ARGS)

lab: $(S)/play ## Add what the arena's reports are drawn with, and the learning environments.
	@UV_COMPILE_BYTECODE=1 $(UV) pip install -q --python .venv --require-hashes -r requirements/lab.txt -r requirements/rl.txt

check: $(S)/test $(S)/web ## Format, lint, strict types, import contracts; quick.
	.venv-test/bin/ruff format --check .
	.venv-test/bin/ruff check .
	@mkdir -p build; .venv-test/bin/mypy --no-error-summary > build/types.log 2>&1 & typed=$$!; \
		.venv-test/bin/lint-imports --no-logo && (cd web && $(WITH_NODE) npm run --silent check); checked=$$?; \
		wait $$typed; typed=$$?; cat build/types.log; exit $$((checked + typed))

# The tests of a file share its servers; tests/conftest.py puts the longest files first.
BY_FILE := --dist loadfile --no-loadscope-reorder
# Tests in a browser have a process of their own: Playwright and asyncio do not share one. The wheel is compiled
# meanwhile; tests that compare times have nothing beside them.
# What compiling could change: all but the shells around engine and tables, and what reads files alone; the plain run tries those.
SHELLS := $(addprefix tests/,bench browser chaos cli client cluster databases mcp outside server simulation terminal text wire)
ENGINE_TESTS := $(filter-out $(SHELLS) tests/__%,$(patsubst %/,%,$(wildcard tests/*/))) \
	tests/test_adding_a_game.py tests/test_cases.py tests/test_position.py tests/cli/test_bad_files.py tests/outside/test_bounds.py
# What tries the engine alone is run once, compiled; that both are the same engine is shown by tests/conformance and tests/playthroughs.
PLAYS := $(addprefix tests/,adapters analysis arena/test_ceiling.py arena/test_command.py balance bots cli/test_bad_files.py fuzz games \
	notebook outside/test_bounds.py puzzles test_position.py train)
# What apt brings is fetched while the environments are made, and Python's bytecode is written once, not by every process of a run.
# The wheel is done before the browsers are, or a core would wait for it: it gets a third of what a test gets, not a tenth.
test: $(S)/uv ## check, then the tests: on plain Python, in a browser, and of the engine on the compiled wheel.
	@mkdir -p build; $(MAKE) --no-print-directory $(S)/chromium $(S)/haproxy > build/programs.log 2>&1 & programs=$$!; \
		$(MAKE) --no-print-directory $(S)/test || exit 1; \
		.venv-test/bin/pytest -q --collect-only tests tests/browser > build/collected.log 2>&1 & collected=$$!; \
		$(MAKE) --no-print-directory $(S)/client || exit 1; \
		nice -n 5 $(MAKE) --no-print-directory $(S)/compiled > build/compiled.log 2>&1 & built=$$!; \
		$(MAKE) --no-print-directory check && (cd web && $(WITH_NODE) npm test --silent) && \
		{ wait $$programs || { cat build/programs.log; false; }; } && { wait $$collected || { cat build/collected.log; false; }; } && \
		$(WITH_NODE) .venv-test/bin/pytest -q -n $(JOBS) $(BY_FILE) $(addprefix --ignore=,$(PLAYS)) -m "not soak and not alone and not compiled" && \
		.venv-test/bin/pytest -q -n $(BROWSERS) --dist worksteal -m "not soak and not alone" tests/browser; tested=$$?; \
		wait $$built || { cat build/compiled.log; exit 1; }; exit $$tested
	.venv-test/bin/pytest -q -m "alone and not soak" tests/outside tests/server
	.venv-test/bin/pytest -q -m "alone and not soak" tests/browser
	$(WITH_NODE) SMALLBOX_EXPECT_COMPILED=1 .venv-compiled/bin/pytest -q -n $(ENGINES) --dist worksteal $(ENGINE_TESTS) --ignore tests/arena/test_cluster.py --ignore tests/arena/test_programs.py

screenshots: $(S)/test $(S)/client $(S)/chromium ## Every screen in every language and theme, in build/screenshots.
	.venv-test/bin/python -m tests.browser.screenshots $(ARGS)

pictures: $(S)/test $(S)/client $(S)/chromium ## The icons of the app, and the pictures that README.md begins with.
	.venv-test/bin/python -m tests.browser.pictures

bench: $(S)/bench ## Measure the engine, or NAMES=server, beside its peers (ARGS="..." is handed on).
	$(WITH_NODE) .venv-bench/bin/smallbox bench $(or $(NAMES),engine) $(ARGS)

ladders: $(S)/bench ## Every ladder of docs/bots.md, or NAMES="kobito hat-sizes"; hours; stop and resume as you like.
	.venv-bench/bin/python -m bench.ladders $(NAMES)

balance: $(S)/play ## Measure what other readings of the rules change, or NAMES=kobito; writes rulebook/measured.json and docs/balance; stop and resume as you like.
	.venv/bin/python -m tools.balance $(NAMES)

train: $(S)/play ## Learn the weights of the bots anew, or NAMES=kanobu, or a network (NAMES=network), and let them play (ARGS=--quick).
	$(if $(filter network,$(NAMES)),@UV_COMPILE_BYTECODE=1 $(UV) pip install -q --python .venv --require-hashes -r requirements/lab.txt -r requirements/rl.txt)
	@for name in $(or $(NAMES),kobito kanobu); do .venv/bin/python -m train $$name $(ARGS) || exit 1; done

generate: $(S)/test $(S)/web ## Write the generated files anew, after any change of a struct or a gift.
	$(WITH_NODE) .venv-test/bin/python -m tools.generate

# The simulation breaks tables while they run, which compiled ones do not let it.
soak: $(S)/compiled $(S)/test ## The long tests, on the compiled wheel where they can be.
	$(if $(filter tests/simulation%,$(ARGS)),,SMALLBOX_EXPECT_COMPILED=1 .venv-compiled/bin/pytest -q -n $(JOBS) -m soak --ignore tests/simulation $(ARGS))
	$(if $(filter-out tests/simulation%,$(ARGS)),,.venv-test/bin/pytest -q -n $(JOBS) -m soak $(or $(ARGS),tests/simulation))

chaos: $(S)/compiled $(S)/haproxy ## Rough weather over three nodes, on the compiled wheel; about ten minutes (ARGS="--faults 100").
	.venv-compiled/bin/python -m tests.chaos $(ARGS)

# Data and tests are copied anew: mutmut keeps the copies it has.
mutants: $(S)/test ## Mutation tests of the rules; stop and resume as you like.
	rm -rf mutants/tests && { [ ! -d mutants/src ] || find mutants/src -type f ! -name '*.py' ! -name '*.meta' -delete; }
	.venv-test/bin/mutmut run $(ARGS)
	.venv-test/bin/mutmut results

fuzz: $(S)/env-fuzz ## Look for inputs that break a decoder, a minute each (ARGS="record --seconds 600").
	PYTHONPATH=src .venv-fuzz/bin/python -m tests.fuzz.run $(ARGS)

audit: $(S)/test $(S)/env-audit $(S)/web ## Known weaknesses in what smallbox is built on; says so where nobody can be asked.
	@$(WITH_NODE) UV_DEFAULT_INDEX="$(INDEX)" .venv-test/bin/python -m tests.audit

lock: $(S)/uv ## Write requirements/*.txt anew (ARGS=--upgrade for newer versions).
	@for name in bootstrap node build runtime lab cluster telemetry mcp rl openspiel test bench fuzz audit; do \
		$(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
			$(ARGS) requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	done

clean: ## Remove everything that make made.
	rm -rf .venv .venv-test .venv-compiled .venv-bench .venv-fuzz .venv-audit $(S) build dist mutants .coverage .coverage.* htmlcov
	rm -rf web/node_modules bench/load/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools train -name __pycache__ -prune -exec rm -rf {} +

# The first environment is made by Python and brings uv, which makes the others.
$(S)/uv: requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo >&2 \
		"smallbox needs Python 3.11 or newer, as $(PYTHON). To name another: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Making .venv"
	@$(PYTHON) -m venv --clear .venv || { echo >&2 \
		"$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@.venv/bin/pip install -q --disable-pip-version-check --require-hashes -r requirements/bootstrap.txt
	@mkdir -p $(S) && touch $@

# Changes when a file comes or goes, or what is wished for changes; the files' own times tell of edits.
$(S)/inputs: LISTED = $(SMALLBOX_COMPILE) $(SMALLBOX_CLIENT) $(sort $(FILES))
$(S)/client-inputs: LISTED = $(sort $(CLIENT_FILES))
$(S)/inputs $(S)/client-inputs: FORCE
	@mkdir -p $(S)
	@echo '$(LISTED)' | cmp -s - $@ || echo '$(LISTED)' > $@

$(S)/tools: $(S)/uv requirements/runtime.txt requirements/build.txt
	@$(UV) pip install -q --python .venv --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	@touch $@

$(S)/wheel: $(S)/tools $(S)/inputs $(FILES) $(CLIENT)
	@echo "Building smallbox (SMALLBOX_COMPILE=$(SMALLBOX_COMPILE))"
	@rm -rf build/dist
	@SMALLBOX_CLIENT=$(if $(CLIENT),built,0) $(UV) build --python .venv --wheel --no-build-isolation --out-dir build/dist .
	@! ls build/dist/*-none-any.whl >/dev/null 2>&1 || echo "Not compiled: the engine is plain Python"
	@touch $@

$(S)/play: $(S)/wheel
	@UV_COMPILE_BYTECODE=1 $(call install_wheel,.venv)
	@touch $@

$(S)/env-test: $(S)/uv requirements/test.txt
	@$(call make_env,.venv-test,test)
	@touch $@

$(S)/test: $(S)/env-test pyproject.toml hatch_build.py
	@$(UV) pip install -q --python .venv-test --no-deps --no-build-isolation -e .
	@touch $@

$(S)/env-compiled: $(S)/uv requirements/test.txt
	@$(call make_env,.venv-compiled,test)
	@touch $@

# A wheel named none-any is plain Python; what calls itself compiled must be compiled.
$(S)/compiled: $(S)/env-compiled $(S)/wheel
	@! ls build/dist/*-none-any.whl >/dev/null 2>&1 || { rm $(S)/wheel; echo >&2 "This needs a compiled wheel, and" \
		"SMALLBOX_COMPILE=$(SMALLBOX_COMPILE) gave none. On Debian and Ubuntu: apt-get install gcc python3-dev"; exit 1; }
	@$(call install_wheel,.venv-compiled)
	@touch $@

# The packages of the client, which also make TypeScript from the protocol's structs.
$(S)/web: $(S)/uv web/package-lock.json requirements/node.txt
	$(if $(NODE_OK),,@$(UV) pip install -q --python .venv --require-hashes -r requirements/node.txt)
	@cd web && $(WITH_NODE) npm ci --silent --no-audit --no-fund
	@touch $@

$(S)/client: $(S)/web $(S)/client-inputs $(CLIENT_FILES)
	@echo "Building the client"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

$(S)/chromium: $(S)/uv
	@{ command -v chromium && ls -d /usr/share/fonts/truetype/dejavu; } >/dev/null 2>&1 || { \
		$(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends chromium fonts-dejavu-core; }
	@command -v chromium-headless-shell >/dev/null 2>&1 || $(SUDO) apt-get install -q -y --no-install-recommends chromium-headless-shell || \
		echo "This machine has no chromium-headless-shell: tests in the browser take longer"
	@touch $@

# The load balancer of tests/cluster and tests/chaos.
$(S)/haproxy: $(S)/uv
	@PATH="$$PATH:/usr/sbin" command -v haproxy >/dev/null 2>&1 || { \
		$(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends haproxy; }
	@touch $@

$(S)/env-bench: $(S)/uv requirements/bench.txt
	@$(call make_env,.venv-bench,bench)
	@touch $@

$(S)/bench: $(S)/env-bench $(S)/wheel
	@$(call install_wheel,.venv-bench)
	@touch $@

$(S)/env-fuzz: $(S)/uv requirements/fuzz.txt
	@$(call make_env,.venv-fuzz,fuzz)
	@touch $@

$(S)/env-audit: $(S)/uv requirements/audit.txt
	@$(call make_env,.venv-audit,audit)
	@touch $@
