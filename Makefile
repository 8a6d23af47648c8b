# Every task has a name here; `make help` lists them. Everything made lies in build/.

# The compiler calls of the judge: gcc Main.c -o Main -O2 -Wall -lm -static -std=gnu11 -DONLINE_JUDGE -DBOJ
# -static is left out where the C library has no static form (macOS, some Linux systems).
CFLAGS ?= -O2 -Wall -std=gnu11
CXXFLAGS ?= -O2 -Wall -std=gnu++17
CPPFLAGS ?= -DONLINE_JUDGE -DBOJ
LDFLAGS ?= $(if $(filter /%,$(shell $(CC) -print-file-name=libc.a 2>/dev/null)),-static)
LDLIBS ?= -lm

# Where everything made goes: another folder with BUILD=...
BUILD ?= build

# Without a compiler's name a recipe would begin with an option, and make takes that dash as "errors do not matter".
ifeq ($(strip $(CC)),)
$(error CC is empty: unset it, or name a compiler)
endif

problems := $(sort $(patsubst problems/%/main.c,%,$(wildcard problems/*/main.c)))
rules := $(sort $(patsubst tests/rules/%.c,%,$(wildcard tests/rules/*.c)))
snippet_tests := $(sort $(patsubst tests/common/%.c,%,$(wildcard tests/common/*.c)))
rules_shared := $(patsubst tests/rules/shared/%.c,$(BUILD)/rules/shared/%.o,$(wildcard tests/rules/shared/*.c))

compile = $(CC) $(CPPFLAGS) $(CFLAGS) -o

.DELETE_ON_ERROR:
.PHONY: all rules cases snippet-tests compile-c compile-cpp test check-wrong need-bats sync check-snippets figures full check-portable \
	check-sanitize lint fuzz mutate check-judge bench explain clean help force

all: $(problems:%=$(BUILD)/bin/%) $(BUILD)/judge ## build every solution and the judge (what `make` does)

rules: $(rules:%=$(BUILD)/rules/%) ## build the games told by their rules

cases: $(rules:%=$(BUILD)/cases/%.cases) ## work out the cases and answers of every game by its rules

snippet-tests: $(snippet_tests:%=$(BUILD)/common/%) ## build the unit tests of the snippets

test: need-bats ## run the tests, but for the wrong programs (needs bats)
	@bats $(filter-out tests/wrong.bats,$(sort $(wildcard tests/*.bats)))

check-wrong: need-bats ## demand that every program in tests/wrong is refused as it should be (a minute or two)
	@bats tests/wrong.bats

need-bats:
	@command -v bats >/dev/null || { echo "bats is missing: apt-get install bats, or brew install bats-core" >&2; exit 2; }

sync: ## renew every snippet copy in problems/*/main.c from common/
	@common/snippets.sh sync

check-snippets: ## fail when a snippet copy differs from common/
	@common/snippets.sh check

figures: rules ## draw the pictures of the pages from the rules programs
	@tests/figures/draw.sh

full: ## judge every solution over the whole input range
	@./run_all.sh --full

check-portable: ## build every solution with every compiler and standard at hand
	@tests/portable.sh

check-sanitize: ## run everything under the sanitizers
	@tests/sanitize.sh

lint: ## shellcheck, clang-format, cppcheck and clang-tidy
	@tests/lint.sh

fuzz: ## fuzz what reads input, a minute each (needs clang with libFuzzer)
	@tests/fuzz/fuzz.sh

mutate: ## change the judge one token at a time: do its tests notice?
	@tests/judge/mutate.py

check-judge: need-bats ## attack the judge: bombs, cheats, every language at hand (some minutes)
	@bats tests/judge/attacks.bats

bench: all cases ## measure every solution on its largest input, and the judge
	@tests/bench/bench.sh

explain: ## who wins, and how: make explain P=polygon-game N=15, P=nim-2 N="3 4 5"
	@test -f "tests/rules/$(P).c" || { echo "explain: P must be a problem's folder and N a position, such as P=nim-2 N=\"3 4 5\"" >&2; exit 2; }
	@$(MAKE) --no-print-directory -s "$(BUILD)/rules/$(P)"
	@"$(BUILD)/rules/$(P)" explain $(N)

clean: ## remove everything made
	rm -rf $(BUILD)

help: ## list the tasks
	@awk -F ': .*## | ## ' '/^[a-z][a-z-]*:.* ## / { sub(/:.*/, "", $$1); printf "%-16s %s\n", $$1, $$2 }' Makefile

# Everything is made beside its place and moved there whole, so that two runs at once do no harm to each other.
# Programs are made anew when the compiler or its flags change.
$(BUILD)/flags: force
	@mkdir -p $(BUILD)
	@echo '$(CC) $(CXX) $(CPPFLAGS) $(CFLAGS) $(CXXFLAGS) $(LDFLAGS) $(LDLIBS)' >$@.$$$$ && \
		if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

$(BUILD)/bin/%: problems/%/main.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(compile) $@.$$$$ $< $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

$(BUILD)/judge: $(wildcard tests/judge/*.c tests/judge/*.h) $(BUILD)/flags
	@mkdir -p $(@D)
	$(compile) $@.$$$$ $(filter %.c,$^) $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

$(BUILD)/rules/shared/%.o: tests/rules/shared/%.c $(wildcard tests/rules/shared/*.h) $(BUILD)/flags
	@mkdir -p $(@D)
	$(compile) $@.$$$$ -c $< && mv $@.$$$$ $@

$(BUILD)/rules/%: tests/rules/%.c $(rules_shared) $(wildcard tests/rules/shared/*.h) $(BUILD)/flags
	@mkdir -p $(@D)
	$(compile) $@.$$$$ $< $(rules_shared) $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

$(BUILD)/cases/%.cases: $(BUILD)/rules/%
	@mkdir -p $(@D)
	$< >$@.$$$$ && mv $@.$$$$ $@

$(BUILD)/common/%: tests/common/%.c common/*.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(compile) $@.$$$$ $< $(LDFLAGS) $(LDLIBS) && mv $@.$$$$ $@

# For run_all.sh: build SOURCE, anybody's program, as the judge does. Both names come by the environment, so they
# may hold blanks.
compile-c:
	@$(compile) "$$PROGRAM" "$$SOURCE" $(LDFLAGS) $(LDLIBS)

compile-cpp:
	@$(CXX) $(CPPFLAGS) $(CXXFLAGS) -o "$$PROGRAM" "$$SOURCE" $(LDFLAGS) $(LDLIBS)
