# Everything here works on a fresh clone: the first target that needs it makes .venv in the checkout.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
JOBS ?= 2

.PHONY: help play setup test check-fast format lint types layers rules tests bench strength clean

help:            ## say what can be made
	@grep -hE '^[a-z-]+: .*##|^[a-z-]+:  +##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: $(PLAYABLE)  ## set up, then sit down at a table in the terminal
	@$(BIN)/kastelan play

setup: $(READY)  ## only set up, with all tools

$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Kastelan needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(READY): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

test: lint types layers tests   ## set up, then run every check and every test

lint: $(READY)   ## formatting and habits
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)  ## strict types over src, tests, bench and examples
	$(BIN)/mypy

layers: $(READY) ## imports point inward
	$(BIN)/lint-imports

tests: $(READY)  ## every test, then the report of rules without one
	$(BIN)/pytest -n $(JOBS)
	$(BIN)/python -m tests.rule_report

check-fast: $(READY)  ## the inner loop: seconds
	$(BIN)/ruff format --check . && $(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n $(JOBS) -m "not slow"

format: $(READY) ## write the formatting
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .

strength: $(READY)  ## greedy against random in all games, and write bench/results
	$(BIN)/python -m bench.strength

bench: $(READY)  ## measure speed beside a peer, and write bench/results
	$(BIN)/python -m pip install --quiet --disable-pip-version-check '.[bench]'
	$(BIN)/python -m bench.engine

clean:           ## forget everything that was built
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
