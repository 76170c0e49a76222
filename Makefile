# Airlock: everything a developer runs. Needs Python 3.11+, Node 20 and make; `make setup` brings the rest.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup packages play terminal web types fields test-web check-web test-browser shots test test-plain test-server test-python test-compiled compiled lint format bench count soak corpus constraints clean

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
PORT ?= 8000
WEB_READY := src/airlock/server/static/index.html
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) $(shell find locales -name '*.ftl')

# The compiled engine is a second copy of the package that PYTHONPATH puts in front of the plain one.
# Tests take one that is compiled in half the time (`OPT=1`), and is not for measuring.
OPT ?= 3
COMPILED := build/compiled$(if $(filter-out 3,$(OPT)),-O$(OPT))
COMPILED_READY := $(COMPILED)/.ready
SOURCES := $(shell find src rules locales lessons -type f -not -name '*.pyc' -not -path '*.egg-info/*' 2>/dev/null)
# What must hold for the compiled engine too: the kernel, the kit and every test that cites a rule.
ENGINE_TESTS := $(wildcard tests/kernel tests/kit tests/survival tests/titles)
# What plays many matches is run on the compiled engine only.
QUICK := not soak and not bench and not long
LONG := not soak and not bench and long
LONG_TESTS := $(wildcard tests/bots tests/cli tests/corpus tests/envs)

help: ## list these commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

setup: $(READY) ## create .venv with everything for development

$(READY): pyproject.toml constraints.txt setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install -c constraints.txt setuptools
	@# A clone that was set up under the former name of the distribution would have both.
	@if $(PIP) show airlock >/dev/null 2>&1; then $(PIP) uninstall --yes airlock; fi; rm -rf src/airlock.egg-info
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(BENCH_READY): $(READY)
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[bench]'
	@touch $@

play: setup web ## play in the browser: prints the address
	$(BIN)/airlock serve --port $(PORT) --database var/airlock.sqlite3

terminal: setup ## play in the terminal
	$(BIN)/airlock play --terminal

web: $(WEB_READY) ## build the app for the browser

# Without npm the server runs all the same, for the terminal and for programs.
$(WEB_READY): $(WEB_SOURCES)
	@if command -v npm >/dev/null; then cd web && npm ci --no-audit --no-fund --loglevel=error && npm run build; \
	  else echo "npm is missing: the app for the browser can't be built" >&2; fi

fields: setup ## write slots, copy and plain of everything that holds state from its declarations
	$(BIN)/python tools/fields.py

types: setup ## write the app's types from the Python definitions
	$(BIN)/python tools/generate_types.py

test-web: check-web test-browser ## the app: types, unit tests, and a real Chromium

check-web: setup web
	cd web && npm run check && npm test

test-browser: setup web
	cd web && npm run e2e

shots: setup web ## make the screenshots in docs/shots
	cd web && npm run shots

# The tests start a PostgreSQL of their own, so none is set up for the machine.
packages: ## Debian's Chromium, Redis and PostgreSQL for the tests, where they are missing and apt-get is there
	@for pair in chromium:chromium redis-server:redis-server; do \
	  command -v $${pair%%:*} >/dev/null || missing="$$missing $${pair##*:}"; done; \
	ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ] && command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	  export DEBIAN_FRONTEND=noninteractive; install="apt-get -qq install -y --no-install-recommends"; \
	  apt-get -qq update && case "$$missing" in *postgresql*) $$install postgresql-common >/dev/null && \
	    sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf;; esac && \
	  $$install $$missing >/dev/null; fi

# tools/stages.toml says what runs beside what; logs are in build/logs.
test: setup packages ## lint, all tests, the app, the compiled engine, rule coverage
	@$(BIN)/python tools/run_stages.py --cores $(JOBS) tools/stages.toml
	@$(BIN)/airlock rules coverage --summary

PYTEST := $(BIN)/python -m pytest -n $(JOBS) -q
# Runs side by side keep what they write apart.
APART = -o cache_dir=build/pytest-$(1) --rule-coverage-file=build/rule-coverage-$(1).json

test-plain: test-server test-python ## all tests on the plain engine

# Real processes and databases get a time limit.
test-server: setup
	@mkdir -p build
	timeout -k 20 1800 $(PYTEST) $(call APART,server) tests/server

test-python: setup
	$(PYTEST) -m '$(QUICK)' --ignore=tests/server

compiled: $(COMPILED_READY) ## build the engine with mypyc into build/compiled

$(COMPILED_READY): $(READY) $(SOURCES) setup.py
	rm -rf $(COMPILED)
	MYPY_CACHE_DIR=build/mypy-compiled AIRLOCK_COMPILE=1 AIRLOCK_OPT=$(OPT) AIRLOCK_JOBS=$(JOBS) $(BIN)/python setup.py -q build --build-lib $(COMPILED)
	@touch $@

test-compiled: setup compiled ## engine tests on the compiled engine
	PYTHONPATH=$(COMPILED) AIRLOCK_EXPECT=compiled $(PYTEST) $(call APART,compiled) $(ENGINE_TESTS)
	PYTHONPATH=$(COMPILED) AIRLOCK_EXPECT=compiled $(PYTEST) $(call APART,long) -m '$(LONG)' $(LONG_TESTS)

lint: setup ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

format: setup ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup $(BENCH_READY) compiled ## compare the engine with its peers
	$(BIN)/python -m pytest -q -m bench tests/bench
	$(BIN)/airlock bench

BASE ?= a709bf6
count: setup compiled ## instructions per decision and fork beside the commit BASE, into bench/results.md
	@command -v valgrind >/dev/null || { echo "valgrind is missing: apt-get install valgrind" >&2; exit 1; }
	$(BIN)/python tools/count.py --base $(BASE) --jobs $(JOBS) --write

soak: setup ## thousands of checked random games
	$(BIN)/python -m pytest -n $(JOBS) -q -m soak

corpus: setup ## replay all recorded matches: positions, views, history, words, observations
	$(BIN)/python -m tests.corpus replay --jobs $(JOBS)

constraints: ## pin today's newest versions of everything in constraints.txt
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip --quiet install setuptools
	build/pins/bin/python -m pip --quiet install '.[dev,bench]'
	build/pins/bin/python -m pip freeze --all --exclude pip --exclude airlock-games > constraints.txt
	rm -rf build/pins

clean: ## remove everything that can be made again
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .rule-coverage.json
