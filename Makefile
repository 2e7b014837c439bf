# Every target works on a fresh clone: the first one that needs .venv creates it in the checkout.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
CLIENT := src/kastelan/server/client/index.html
CLIENT_SOURCES := $(wildcard web/*.*) $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/kastelan/locale/*/web*.ftl)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
MAKE_CLIENT := $(BIN)/python web/scripts/make_client.py
MAKE_OFFLINE := $(BIN)/python web/scripts/make_offline.py
JOBS ?= 2
TIMES ?= 5
MINUTES ?= 120
# The tests that check-fast runs; make check-fast FAST=tests/games/ludwig chooses others.
FAST ?= tests/core tests/toy tests/games/kingdom tests/locale

.PHONY: help offline play play-terminal client client-test client-types setup test docs check-fast format browser browser-tests browser-soak tour lint types layers rules tests bench bench-client bench-offline lighthouse bench-server bench-startup bench-jax mutation soak soak-server soak-modules soak-jax strength lock sbom audit clean

help:            ## list the targets
	@grep -hE '^[a-z-]+: .*##|^[a-z-]+:  +##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: $(PLAYABLE) $(CLIENT)  ## set up and play in the browser
	@mkdir -p build; $(MAKE_OFFLINE) > build/offline.log 2>&1 & $(BIN)/kastelan serve --open

play-terminal: $(PLAYABLE)  ## set up and play in the terminal
	@$(BIN)/kastelan play

setup: $(READY)  ## only set up .venv, with all tools

$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Kastelan needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --upgrade pip
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[client,server]'
	@touch $@

$(READY): $(PLAYABLE)
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[dev]'
	@touch $@

client: $(CLIENT)  ## build the browser client, with Node from PyPI

$(CLIENT): $(CLIENT_SOURCES) web/scripts/make_client.py | $(PLAYABLE)
	$(MAKE_CLIENT)
	@touch $@

offline: $(PLAYABLE) $(CLIENT)  ## build the folder with which one plays without a server: src/kastelan/server/offline
	$(MAKE_OFFLINE)

client-types: $(PLAYABLE)  ## generate the client's types from the server's structs
	$(BIN)/python -m kastelan.server.wire.typescript

client-test: $(READY) $(CLIENT)  ## check the client's types, tests and size
	$(MAKE_CLIENT) run check
	$(MAKE_CLIENT) test
	$(MAKE_CLIENT) run budget

test: $(READY) $(CLIENT) offline browser  ## set up and run every check and every test
	$(MAKE) --jobs $(JOBS) lint types layers docs client-test
	$(MAKE) tests browser-tests

tour: $(READY) $(CLIENT) browser  ## draw the pictures and films of docs/tour.md
	$(BIN)/python -m tests.browser.tour

lint: $(READY)   ## check the formatting and lint, Python and client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(MAKE_CLIENT) run lint

types: $(READY)  ## check the types strictly with mypy
	$(BIN)/mypy

layers: $(READY) ## check that imports point inward
	$(BIN)/lint-imports

docs: $(READY)  ## build the documentation site in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

browser: $(READY)  ## find a Chromium for the tests, or install one
	$(BIN)/python -m tests.browser.chromium

browser-tests: $(READY) $(CLIENT) offline browser  ## play whole games in the page, in a real Chromium
	$(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser

browser-soak: $(READY) $(CLIENT) browser  ## play longer games with new seeds each time: make browser-soak TIMES=20
	for luck in $$(seq $(TIMES)); do KASTELAN_SOAK=1 KASTELAN_LUCK=$$(date +%s) $(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser || exit 1; done

tests: $(READY) $(CLIENT)  ## run every test but the browser's, then report rules without a test
	$(BIN)/pytest -n $(JOBS) --dist worksteal --ignore tests/browser
	$(BIN)/python -m tests.rule_report

check-fast: $(READY)  ## the checks to run while you work: seconds
	$(BIN)/ruff format --check . && $(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n $(JOBS) -m "not slow" $(FAST)

format: $(READY) ## format Python and the client
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .
	$(MAKE_CLIENT) run format

strength: $(READY)  ## play greedy against random in all games, into bench/results
	$(BIN)/python -m bench.greedy_vs_random

bench: $(READY)  ## measure the engines' speed beside a peer, into bench/results
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[bench]'
	$(BIN)/python -m bench.engine

bench-client: $(READY) $(CLIENT) browser  ## measure the client's size and speed, into bench/results
	$(BIN)/python -m bench.client

bench-offline: $(READY) offline browser  ## measure play without a server, into bench/results
	$(BIN)/python -m bench.offline

lighthouse: $(READY) $(CLIENT) browser  ## rate the start page and tables as a phone sees them, with Lighthouse from npm, into bench/results
	$(BIN)/python -m bench.lighthouse

bench-server: $(READY)  ## measure the table server under load, into bench/results
	ulimit -n 20000 && $(BIN)/python -m bench.server kingdom ludwig seasons bots growth start --runs 5

bench-startup: $(READY)  ## measure how long `kastelan` takes to start, into bench/results
	$(BIN)/python -m bench.startup

bench-envs: $(READY)  ## measure the environments beside PettingZoo's chess, into bench/results
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[bench]'
	$(BIN)/python -m bench.envs

bench-jax: $(READY)  ## measure the vectorised Kingdom Builder beside the Python engine, into bench/results
	$(BIN)/python -m bench.kingdom_jax

soak-jax: $(READY)  ## compare 20,000 games of Kingdom Builder in JAX with the Python engine, into bench/results
	$(BIN)/python -m bench.kingdom_jax_soak

soak-modules: $(READY)  ## play all combinations of Ludwig's modules with every property checked, into bench/results
	$(BIN)/python -m bench.module_soak --jobs $(JOBS)

mutation: $(READY)  ## change one thing in a rule at a time and see whether a test fails, into bench/results
	$(BIN)/python -m bench.mutation --jobs $(JOBS)

soak: $(READY)  ## simulate a thousand power cuts, attack servers, tamper with positions, and compare many more games with the reference engines
	KASTELAN_POWER_CUTS=1000 KASTELAN_KILL_ROUNDS=100 $(BIN)/pytest tests/server/storage/test_power_cuts.py
	KASTELAN_SOAK=1 $(BIN)/pytest -n $(JOBS) --dist worksteal tests/properties tests/records tests/bots tests/cli tests/server tests/attacks --deselect tests/server/storage/test_power_cuts.py

soak-server: $(READY)  ## play for two hours while processes, databases and disks fail, into bench/results: make soak-server MINUTES=10
	ulimit -n 20000 && $(BIN)/python -m bench.server_soak --minutes $(MINUTES)

lock: $(READY)   ## lock the server's dependencies in deploy/requirements.txt and those of development, with hashes
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[supply]'
	$(BIN)/uv pip compile pyproject.toml --extra postgres --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
	  --no-emit-index-url --custom-compile-command 'make lock' --output-file deploy/requirements.txt
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
	  --no-emit-index-url --custom-compile-command 'make lock' --output-file requirements-dev.txt

sbom: $(READY)   ## list everything that is shipped, as CycloneDX, in build/sbom
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[supply]'
	mkdir -p build/sbom
	$(BIN)/cyclonedx-py requirements deploy/requirements.txt --output-format JSON --output-file build/sbom/server.cdx.json
	$(MAKE_CLIENT) sbom --sbom-format cyclonedx --package-lock-only > build/sbom/client.cdx.json

audit: $(READY)  ## look for known weaknesses in what is locked; needs the databases of PyPI and npm
	KASTELAN_CLIENT=later $(INSTALL) --editable '.[supply]'
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement deploy/requirements.txt
	$(MAKE_CLIENT) audit

clean:           ## remove everything that was built
	rm -rf $(VENV) web/node_modules src/kastelan/server/client src/kastelan/server/offline .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
