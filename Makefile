# `make help` lists everything; CI calls these targets and nothing else.
# A fresh clone needs Python 3.11 or newer. A C compiler makes the games fast, Node builds the page: where the
# compiler is missing the games run uncompiled, where Node is missing a pinned one is installed into .venv.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

# --- the environment -------------------------------------------------------------------------------------------

NEW_ENOUGH := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
ifndef PYTHON
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$name && break; done)
endif
VENV := .venv
BENCH_VENV := .venv-bench
PY := $(VENV)/bin/python
INSTALL := -m pip install -qq --disable-pip-version-check --require-hashes

# A stamp's name carries the hash of what it was made from: a step runs once for each set of pins, each Python and
# each place of this folder.
hash_of = $(shell { $(PYTHON) -V; pwd; cat $(1) /dev/null; } 2>/dev/null | cksum | cut -d' ' -f1)
stamp = rm -f $(@D)/$(firstword $(subst -, ,$(@F)))-* && mkdir -p $(@D) && touch $@
BASE_PINS := requirements/base.txt requirements/build.txt
EMPTY := $(VENV)/.stamps/empty-$(call hash_of,)
BASE := $(VENV)/.stamps/base-$(call hash_of,$(BASE_PINS))
DEV := $(VENV)/.stamps/dev-$(call hash_of,$(BASE_PINS) requirements/dev.txt)
ADAPTERS := $(VENV)/.stamps/adapters-$(call hash_of,$(BASE_PINS) requirements/adapters.txt)
NODE := $(VENV)/.stamps/node-$(call hash_of,requirements/node.txt)
BENCH := $(BENCH_VENV)/.stamps/bench-$(call hash_of,$(BASE_PINS) requirements/bench.txt)

$(EMPTY):
	@test -n "$(PYTHON)" || { echo "Sacrarium needs Python 3.11 or newer with venv (Debian: apt-get install python3-venv)."; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@echo "$(CURDIR)/src" > "$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/sacrarium.pth"
	@printf '#!/bin/sh\nexec "$$(dirname "$$0")/python" -m sacrarium "$$@"\n' > $(VENV)/bin/sacrarium
	@chmod +x $(VENV)/bin/sacrarium
	@$(stamp)

$(BASE): | $(EMPTY)
	@echo "Installing what Sacrarium needs ..."
	@$(PY) $(INSTALL) $(BASE_PINS:%=-r %)
	@$(stamp)

$(DEV): | $(BASE)
	@echo "Installing what its tests and checks need ..."
	@$(PY) $(INSTALL) -r requirements/dev.txt
	@$(stamp)

$(ADAPTERS): | $(DEV)
	@echo "Installing what the research adapters translate to ..."
	@$(PY) $(INSTALL) -r requirements/adapters.txt
	@$(stamp)

$(BENCH): | $(BASE)
	@echo "Setting up $(BENCH_VENV) with the peers to measure ..."
	@$(PYTHON) -m venv --clear $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python $(INSTALL) $(BASE_PINS:%=-r %) -r requirements/bench.txt
	@$(stamp)

.PHONY: venv
venv: $(BASE) $(DEV) $(ADAPTERS)  ## the Python environment with everything that tests and checks need

# --- the compiled engine ---------------------------------------------------------------------------------------

# setup.py compares the sources with the last build by content, and says in one line why it cannot compile.
.PHONY: engine
engine: | $(BASE)  ## compile the rules for this machine, if their sources have changed
	@SACRARIUM_NATIVE=$${SACRARIUM_NATIVE:-1} $(PY) setup.py -q build_ext --inplace

# --- the web client --------------------------------------------------------------------------------------------

STATIC := src/sacrarium/clients/web/static
PACKAGES := web/node_modules/.sacrarium-stamp
WEB_SOURCES = $(shell find web/src web/public web/index.html web/package.json web/tsconfig.json web/*.config.* \
	! -name '.*' 2>/dev/null)
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
WITH_NODE := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" CI=1

.PHONY: node
node: | $(BASE)
	@{ $(WITH_NODE) node -e '$(NODE_FITS)' && $(WITH_NODE) npm --version; } >/dev/null 2>&1 || $(MAKE) $(NODE)

$(NODE):
	@echo "There is no fitting Node here (20.19, or 22.12 and newer): installing one into $(VENV), about 200 MB ..."
	@$(PY) $(INSTALL) -r requirements/node.txt
	@$(stamp)

$(PACKAGES): web/package.json web/package-lock.json
	@$(MAKE) node
	@echo "Fetching the web client's packages ..."
	@cd web && $(WITH_NODE) npm ci --silent --no-audit --no-fund
	@touch $@

$(STATIC)/index.html: $(PACKAGES) $(WEB_SOURCES)
	@$(MAKE) node
	@echo "Building the web client ..."
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

.PHONY: web
web: $(STATIC)/index.html  ## build the web client, if its sources have changed

# --- play ------------------------------------------------------------------------------------------------------

.PHONY: play serve
play: engine web  ## set everything up and open the table in the browser
	@$(VENV)/bin/sacrarium serve --open

serve: engine web  ## the same without opening a browser
	@$(VENV)/bin/sacrarium serve

# --- checks and tests ------------------------------------------------------------------------------------------

.PHONY: check format
check: $(DEV) $(PACKAGES) node  ## format, lint, types and layers, of Python and of the web client
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/ruff check
	$(VENV)/bin/mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports --cache-dir build/import-linter
	@SACRARIUM_PURE=1 $(PY) -m sacrarium.server.client_types --check web/src
	cd web && $(WITH_NODE) npm run check

format: $(DEV)  ## bring the Python sources into shape
	$(VENV)/bin/ruff format
	$(VENV)/bin/ruff check --fix

.PHONY: test test-python test-browser test-uncompiled test-web
test: test-python test-browser test-uncompiled test-web  ## all tests: compiled, in the browser, uncompiled, web client

test-python: $(DEV) $(ADAPTERS) engine web
	$(PY) -m pytest -n 2 --dist worksteal -m "not browser"

test-browser: $(DEV) engine web
	@test -x /usr/bin/chromium || { echo "The browser tests need Chromium: apt-get install chromium"; exit 1; }
	@mkdir -p build/artefacts
	$(PY) -m pytest -n 2 --dist worksteal -m browser tests/browser

test-uncompiled: $(DEV)
	SACRARIUM_PURE=1 SACRARIUM_EXAMPLES=$${SACRARIUM_EXAMPLES:-5} \
		$(PY) -m pytest -n 2 --dist worksteal tests/rulebook tests/contract

test-web: $(PACKAGES) node
	cd web && $(WITH_NODE) npm test

# --- files that are written by programs and reviewed by people -------------------------------------------------

.PHONY: golden counts types bench lock clean
golden: $(DEV) engine  ## rewrite the golden playthroughs and the lists in docs that are generated; review the diff
	$(PY) -m tests.golden.rewrite
	$(PY) -m sacrarium.adapters.layouts > docs/observations.md
	$(PY) -m sacrarium.scenarios.reference docs/scenarios.md

counts: $(DEV) engine  ## rewrite the node counts; review the diff
	$(PY) -m tests.counts.rewrite

types: $(BASE)  ## rewrite the web client's types from the structs of the server
	SACRARIUM_PURE=1 $(PY) -m sacrarium.server.client_types web/src

bench: $(BENCH) engine  ## the speed of this machine beside the peers', in an environment of its own
	PYTHONPATH=src $(BENCH_VENV)/bin/python -m sacrarium bench

UV ?= uv
lock:  ## pin the Python packages anew from requirements/*.in (UPGRADE=--upgrade for newer ones)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: python3 -m pip install uv"; exit 1; }
	cd requirements && for name in base build dev bench adapters node; do \
		$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
			--no-emit-index-url $(UPGRADE) $$name.in --output-file $$name.txt || exit 1; done

clean:  ## remove everything that was built, and the environments
	rm -rf $(VENV) $(BENCH_VENV) build web/node_modules $(STATIC) src/sacrarium/_build.json src/*.egg-info
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

.PHONY: help
help:  ## this list
	@echo "Sacrarium: make play, or"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
