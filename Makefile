# Two commands do everything: `make play` and `make test`. Python 3.11+, make and the package registries are enough;
# a C compiler is used when there is one. PURE=1 plays and tests the interpreted build only.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
COMPILED := build/compiled
PAGE := src/zaubertisch/server/page/index.html
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.ftl' -o -name '*.toml' 2>/dev/null)
WEB := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
ARGS ?=
TESTS ?= -n 2

ifeq ($(PURE),1)
export ZAUBERTISCH_PURE := 1
RUN := PYTHONPATH=src $(BIN)/python
READY := $(VENV)/ready
else
RUN := PYTHONPATH=$(COMPILED) $(BIN)/python
READY := $(COMPILED)/built
endif

.PHONY: help play terminal test check bench golden fuzz corpora rules web types pins clean

help:
	@echo "make play      set up, start the table and print its link (ARGS=--lan for phones on the same network)"
	@echo "make terminal  play in the terminal against bots (ARGS='--lang de --seats 4')"
	@echo "make test      all checks and all tests, interpreted and compiled, in a real browser"
	@echo "make check     ruff, mypy --strict, import arrows, rule coverage, the page's types"
	@echo "make bench     how fast it is, beside other engines where they are installed"
	@echo "make fuzz      many random games with every invariant checked (COUNT=1000)"
	@echo "make corpora   Wiz-War's large tests: every pair of cards, 50,000 games, every table"
	@echo "make golden    write the golden games anew; make rules: the rule pages; make types: the page's types"

$(VENV)/ready: pyproject.toml constraints/all.txt
	@mkdir -p build
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Zaubertisch needs Python 3.11 or newer; say PYTHON=/path/to/python3.11 make …"; exit 1; }
	@echo "Setting up …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -q -U -c constraints/all.txt setuptools wheel
	@ZAUBERTISCH_PURE=1 ZAUBERTISCH_NO_PAGE=1 $(PIP) install -q -c constraints/all.txt --no-build-isolation -e '.[dev,server]'
	@touch $@

web/node_modules/ready: web/package-lock.json $(VENV)/ready
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(WEB) web/node_modules/ready
	@echo "Building the page …"
	@$(NPM) run --silent build
	@touch $@

$(COMPILED)/built: $(VENV)/ready $(PAGE) $(SOURCES)
	@echo "Compiling the rules (without a C compiler they stay interpreted) …"
	@rm -rf $(COMPILED) $(COMPILED).new build/lib* build/temp*
	@ZAUBERTISCH_NO_PAGE=1 $(PIP) install -q --no-build-isolation --no-deps --target $(COMPILED).new . && mv $(COMPILED).new $(COMPILED)
	@touch $@

# The first start does not wait for the compiler: it plays interpreted while the compiled build is made for the next one.
play terminal: $(VENV)/ready $(PAGE)
	@if [ "$(PURE)" != 1 ] && $(MAKE) -q $(COMPILED)/built; then \
		PYTHONPATH=$(COMPILED) exec $(BIN)/python -m zaubertisch.cli $(COMMAND_$@) $(ARGS); \
	else \
		[ "$(PURE)" = 1 ] || nice $(MAKE) -s $(COMPILED)/built >build/compiling.log 2>&1 & \
		PYTHONPATH=src exec $(BIN)/python -m zaubertisch.cli $(COMMAND_$@) $(ARGS); \
	fi

COMMAND_play := serve
COMMAND_terminal := play abraca

test: check $(READY) $(PAGE)
	@$(BIN)/python tools/browser.py
	$(NPM) test --silent
ifeq ($(PURE),1)
	$(BIN)/python -m pytest $(TESTS)
else
	FAULT_KILLS=10 CONTRACT_GAMES_EACH=0.15 $(BIN)/python -m pytest $(TESTS) --ignore tests/browser --ignore tests/words --ignore tests/cli --cov --cov-report=term:skip-covered
	FAULT_KILLS=100 ZAUBERTISCH_OTHER_BUILD=src CONTRACT_GAMES_EACH=0.2 $(BIN)/python -m pytest $(TESTS) -o pythonpath=$(COMPILED)
endif

check: $(VENV)/ready web/node_modules/ready
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_pages.py --check
	$(BIN)/python tools/rule_coverage.py
	$(NPM) run --silent check

bench: $(COMPILED)/built
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.bench $(ARGS)

golden: $(READY)
	$(RUN) -m zaubertisch.lab.golden $(ARGS)

COUNT ?= 1000
fuzz: $(READY)
	$(RUN) -m zaubertisch.lab.fuzz --count $(COUNT) $(ARGS)

# Half an hour of Wiz-War: all pairs of cards, 50,000 games, and the contract on every table there is.
corpora: $(READY)
	$(RUN) -m zaubertisch.lab.pairs wizwar --report build/pairs.json
	$(RUN) -m zaubertisch.lab.fuzz --games wizwar --count 50000 --seed 1000001 --fast
	for part in 1 2 3 4 5 6 7 8 9 10; do CONTRACT_GAMES=wizwar CONTRACT_WHOLE=wizwar CONTRACT_PART=$$part/10 \
		$(BIN)/python -m pytest $(TESTS) -q -o pythonpath=$(if $(PURE),src,$(COMPILED)) tests/contract || exit 1; done

rules: $(VENV)/ready
	$(BIN)/python tools/rule_pages.py

web: $(PAGE)

types: web/node_modules/ready
	$(NPM) run types

pins: $(VENV)/ready
	$(PIP) freeze --all --exclude pip --exclude-editable > constraints/all.txt

clean:
	rm -rf $(VENV) build web/node_modules src/zaubertisch/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
