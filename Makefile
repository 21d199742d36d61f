# Two commands do everything: `make play` and `make test`. Python 3.11+, make and the package registries are enough;
# a C compiler is used when there is one. PURE=1 plays and tests the interpreted build only.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.ftl' -o -name '*.toml' 2>/dev/null)
COMPILED := build/compiled
ARGS ?=

ifeq ($(PURE),1)
export ZAUBERTISCH_PURE := 1
RUN := PYTHONPATH=src $(BIN)/python
READY := $(VENV)/ready
else
RUN := PYTHONPATH=$(COMPILED) $(BIN)/python
READY := $(COMPILED)/built
endif

.PHONY: help play test check bench golden fuzz rules pins clean

help:
	@echo "make play    play in the terminal against bots (ARGS='--lang de --seats 4')"
	@echo "make test    all checks and all tests, interpreted and compiled"
	@echo "make check   ruff, mypy --strict, import arrows, rule coverage"
	@echo "make bench   how fast it is, beside other engines where they are installed"
	@echo "make fuzz    many random games with every invariant checked (COUNT=1000)"
	@echo "make golden  write the golden games anew; make rules: the rule pages"

$(VENV)/ready: pyproject.toml constraints/all.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Zaubertisch needs Python 3.11 or newer; say PYTHON=/path/to/python3.11 make …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -q -c constraints/all.txt setuptools wheel
	ZAUBERTISCH_PURE=1 $(PIP) install -q -c constraints/all.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(COMPILED)/built: $(VENV)/ready $(SOURCES)
	@echo "Compiling the rules (without a C compiler they stay interpreted) …"
	@rm -rf $(COMPILED) build/lib* build/temp*
	@$(PIP) install -q --no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@

play: $(READY)
	@$(RUN) -m zaubertisch.cli play abraca $(ARGS)

test: check $(READY)
	$(BIN)/python -m coverage run -m pytest
	$(BIN)/python -m coverage report --skip-covered
ifneq ($(PURE),1)
	ZAUBERTISCH_OTHER_BUILD=src $(BIN)/python -m pytest -o pythonpath=$(COMPILED)
endif

check: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_pages.py --check
	$(BIN)/python tools/rule_coverage.py

bench: $(COMPILED)/built
	$(BIN)/python -m bench.bench $(ARGS)

golden: $(VENV)/ready
	PYTHONPATH=src $(BIN)/python -m zaubertisch.lab.golden

COUNT ?= 1000
fuzz: $(READY)
	$(RUN) -m zaubertisch.lab.fuzz --count $(COUNT) $(ARGS)

rules: $(VENV)/ready
	$(BIN)/python tools/rule_pages.py

pins: $(VENV)/ready
	$(PIP) freeze --exclude zaubertisch --exclude-editable > constraints/all.txt

clean:
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
