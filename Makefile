# `make help` lists the tasks. Everything built goes to build/, or to the folder that BUILD names.
BUILD ?= build

# BOJ's compiler call: gcc Main.c -o Main -O2 -Wall -lm -static -std=gnu11 -DONLINE_JUDGE -DBOJ
# -static is omitted where there is no static C library (macOS, some Linux systems).
CFLAGS ?= -O2 -Wall -std=gnu11
CXXFLAGS ?= -O2 -Wall -std=gnu++17
CPPFLAGS ?= -DONLINE_JUDGE -DBOJ
ifeq ($(origin LDFLAGS),undefined)
LDFLAGS := $(if $(filter /%,$(shell $(CC) -print-file-name=libc.a 2>/dev/null)),-static)
endif
LDLIBS ?= -lm

# With CC empty a recipe would begin with the dash of an option, which make takes as "ignore errors".
ifeq ($(strip $(CC)),)
$(error CC is empty: unset it, or name a compiler)
endif

# The user's words are passed through the environment untouched: neither make nor a shell expands them.
override P := $(value P)
override N := $(value N)
override RULES := $(value RULES)
override TAKE := $(value TAKE)
override CODE := $(value CODE)
override MOORE := $(value MOORE)
override VALUES := $(value VALUES)
override TO := $(value TO)
GOALS := $(value MAKECMDGOALS)
export P N RULES TAKE CODE MOORE VALUES TO MISERE PLAY BUILD GOALS

# Where the site will be; without it there are no absolute addresses in it (canonical, sitemap).
SITE_URL ?=
export SITE_URL

# A form, problems/NAME/FORM.c, is a problem by itself, of the name NAME+FORM in build/.
problems := $(patsubst problems/%/main.c,%,$(wildcard problems/*/main.c))
forms := $(filter-out programs+% %+main %+rules,$(subst /,+,$(patsubst problems/%.c,%,$(wildcard problems/*/*.c))))
# Those that are functions, which a judge calls, are not programs.
functions := $(shell awk -F '\t' '!/^\#/ && NF > 7 { print $$1 "+" $$2 }' $(wildcard problems/forms.tsv) </dev/null)
game_of = $(firstword $(subst +, ,$1))
source_of = $(if $(findstring +,$1),problems/$(subst +,/,$1).c,problems/$1/main.c)
engine_files := $(wildcard common/rules/*.[ch] common/rules/*/*.[ch])
machinery := $(patsubst common/rules/%.c,$(BUILD)/machinery/%.o,$(filter %.c,$(engine_files)))
translate := $(filter %/translate.c,$(engine_files)) # part of the judge, too
engine_tests := $(patsubst tests/rules/%.c,%,$(filter-out %/hidden.c,$(wildcard tests/rules/*.c)))
snippet_tests := $(patsubst tests/snippets/%.c,%,$(wildcard tests/snippets/*.c))

of_all := $(problems:%=$(BUILD)/bin/%) $(patsubst %,$(BUILD)/bin/%,$(filter-out $(functions),$(forms))) $(BUILD)/judge
of_rules := $(problems:%=$(BUILD)/rules/%) $(forms:%=$(BUILD)/rules/%)
of_cases := $(problems:%=$(BUILD)/cases/%.cases) $(forms:%=$(BUILD)/cases/%.cases)
of_facts := $(problems:%=$(BUILD)/facts/%) $(forms:%=$(BUILD)/facts/%)
of_hidden := $(problems:%=$(BUILD)/tests/hidden/%)
of_engine-tests := $(engine_tests:%=$(BUILD)/tests/%)
of_named = $(patsubst %,$(BUILD)/rules/%,$(sort $(filter $(problems),$(shell cat $(wildcard tests/*.bats) </dev/null | tr -cs 'a-z0-9-' '\n'))))
of_snippet-tests := $(snippet_tests:%=$(BUILD)/tests/%)

# What is to be made, as far as it is looked at before it is made.
goals := $(or $(value MAKECMDGOALS),all)
tasks := all rules cases engine-tests snippet-tests
wanted := $(foreach task,$(filter $(tasks),$(goals)) $(if $(filter packages bench,$(goals)),all rules cases) \
	$(if $(filter engine-tests,$(goals)),named),$(of_$(task))) \
	$(patsubst $(BUILD)/facts/%,$(BUILD)/cases/%.cases,$(filter $(foreach \
	task,$(tasks) facts hidden,$(of_$(task))) $(BUILD)/machinery.o $(BUILD)/maker.o \
	$(BUILD)/lab $(BUILD)/tests/plain,$(goals)))
# What has never been made has no record that leads to the engine, so that is named.
wanted := $(if $(strip $(wanted)),$(wanted) $(BUILD)/machinery.o $(BUILD)/maker.o)

# $(call made,WORDS,INPUTS) COMMAND: see common/build.sh, which compares contents. It is asked about every target but those
# that one look at all that is wanted has found to be as they should: $$(call needs,PREREQUISITES) is empty for these.
made = @STATE='$(state)' common/build.sh '$(or $3,$@)' '$1' $2 --
needs = $(if $(filter $@,$(fresh)),,$1 force)
look = $(eval seen := $$(shell $$(print_flags) | BUILD='$(BUILD)' common/fresh.sh $(wanted)))$(eval \
	state := $$(firstword $$(seen)))$(eval fresh := $$(wordlist 2,$$(words $$(seen)),$$(seen)))
state = $(look)$(state)
fresh = $(if $(strip $(wanted)),$(look)$(fresh))
compile = $(CC) $(CPPFLAGS) $(CFLAGS) -o new.1
link = $(LDFLAGS) $(LDLIBS)
# For what only runs here: it links three times as quickly.
shared = $(filter-out -static,$(link))
identity = $$({ command -v $(firstword $1) && cksum <"$$(command -v $(firstword $1))" && $1 --version; } 2>/dev/null)

.DELETE_ON_ERROR:
.SECONDARY:
.SECONDEXPANSION:
.PHONY: all play explain table starter lab site new sync check package packages book test check-deep full check-wrong lint check-portable \
	check-sanitize check-judge check-lab check-packages check-site check-site-judge bench clean help rules cases engine-tests snippet-tests need-bats \
	need-python need-game need-problem force

### Learn

all: $(of_all) ## build every solution and the judge (same as plain `make`)

play: need-game ## play a game against the computer: make play P=nim-2, or from a position: N="3 4 5"
	@common/rules/ask.sh play

explain: need-game ## who wins a position, and why: make explain P=nim-2 N="3 4 5"
	@common/rules/ask.sh explain

table: need-game ## who wins all positions up to one, or in a span: make table P=split-nim N=9, make table P=wythoff N="1..9 5"
	@[ -n "$$N" ] || { echo 'up to which position? Add it, such as N=20, or a span, such as N="1..9"' >&2; exit 2; }
	@common/rules/ask.sh table

starter: ## print a rules file to begin with: make starter >mine.c, then make play RULES=mine.c; also explain, table
	@cat common/starter.c

lab: ## piles of your own: values, laws, who wins, play: make lab TAKE="1 3 4" N="10 20", or CODE=0.137 (more: make lab)
	@common/lab/lab.sh

# P: folders of some problems, for a class; else all.
site_problems = $(if $(strip $(P)),$(filter $(P),$(problems)),$(problems))

site: need-python ## make the course as a web site in build/site, to read, play and judge programs in a browser; or a part: P="nim-2 wythoff"
	@set -f; for p in $$P; do [ -f "problems/$$p/main.c" ] || \
		{ printf 'site: P has folders of problems, such as P="nim-2 wythoff"; there is no problems/%s\n' "$$p" >&2; exit 2; }; done
	@common/folder.sh claim && mkdir -p "$(BUILD)/wasm" && { cmark-gfm --version && npm --version && node --version && python3 -c 'import pygments' && \
		echo 'int main(void) { return 0; }' | clang --target=wasm32-wasi -xc - -o "$(BUILD)/wasm/try"; } >/dev/null || \
		{ echo 'site: something is missing: apt-get install' $$(common/setup.sh --packages site) >&2; exit 2; }
	@if [ -t 2 ]; then echo 'compiling the rules of all games ...' >&2; fi
	@$(MAKE) -s "$(BUILD)/site-judge/files.js" "$(BUILD)/site-scripts/inputs.json" \
		$(patsubst %,"$(BUILD)/wasm/%.wasm",judge lab machinery.en machinery.ko referee.en referee.ko $(site_problems:%=problems/%)) && \
		common/manage.py site "$(BUILD)/site" $(if $(strip $(P)),$(site_problems))

### Write a problem

new: need-python ## lay out a new problem: make new P=my-game
	@[ -n "$$P" ] || { echo 'choose a name: make new P=my-game' >&2; exit 2; }
	@common/manage.py new "$$P"

sync: need-python ## renew all that is computed on pages and beside them, or in the folder of P: copies, outputs, tables, figures
	@common/manage.py sync "$${P:-all}"

check: need-problem need-python ## list what is missing or wrong: make check P=my-game
	@common/manage.py check "$$P"

package: need-problem need-python ## make packages for DOMjudge, Kattis, BAPCtools, DMOJ, QDUOJ and Hydro: make package P=my-game
	@common/manage.py package "$$P"

packages: need-python rules cases ## make the packages of all problems in build/packages
	@common/manage.py package all

book: need-python ## make the course as an e-book, in English and in Korean (needs pandoc)
	@common/manage.py book

### Check

# $(call tests,TAG,TASKS): builds first what most of them use. What cannot be built they report.
test_files = $(filter-out %/attacks.bats,$(sort $(wildcard tests/*.bats) $(wildcard tests/*/*.bats)))
tests = $(MAKE) -s -k -j "$$(getconf _NPROCESSORS_ONLN)" all engine-tests snippet-tests "$(BUILD)/lab" "$(BUILD)/tests/plain" $2 || true; \
	[ ! -t 2 ] || printf '%79s\r' '' >&2; QUICK="$${QUICK-1}" tests/all.sh --filter-tags '$1' $(test_files)

test: need-bats need-python ## run the tests that are quick (needs bats and python3)
	@$(call tests,!deep)

check-deep: need-bats need-python ## run those that take longer: all that is computed, every language, whole packages
	@$(call tests,deep,cases)

full: ## judge every solution on all its cases
	@./run_all.sh --full

check-wrong: need-python ## judge every wrong program, or those of P: each must fail as its header says
	@common/manage.py check "$${P:-all}" wrong

lint: ## run shellcheck, clang-format, cppcheck and clang-tidy
	@tests/lint.sh

check-portable: need-python ## build every solution with every compiler and standard found
	@common/manage.py check-portable

check-sanitize: ## run everything under AddressSanitizer and UndefinedBehaviorSanitizer
	@BUILD=build common/manage.py check-sanitize # in a copy of the tree

check-judge: need-bats ## attack the judge: fork bombs, full disks, every language found (takes minutes)
	@bats tests/judge/attacks.bats

check-lab: need-python ## compare all 512 codes 0.abc, and amounts, with plain tables (takes minutes)
	@$(MAKE) -s "$(BUILD)/lab" "$(BUILD)/tests/plain"
	@python3 -B tests/lab/laws.py codes 512 20000 && python3 -B tests/lab/laws.py takes 300 20000 && python3 -B tests/lab/laws.py misere 2000 && \
		python3 -B tests/lab/laws.py quotients 600 && python3 -B tests/lab/laws.py three 60 && python3 -B tests/lab/laws.py moore 500

check-packages: packages ## try all packages the way judges do
	@common/manage.py check-packages all

check-site-judge: site cases ## judge all programs of the problems in a browser, and hostile ones in two
	@node tests/site/judge.mjs "$(BUILD)"

check-site: site $(BUILD)/npm/node_modules ## check the site: links, weight, and what visitors do in two browsers
	@node tests/site/pages.mjs "$(BUILD)"

bench: all cases ## count the instructions of every solution on its largest input
	@common/manage.py bench

clean: ## remove everything built
	@common/folder.sh clean

help: ## list these tasks
	@awk -F ': .*## ' '/^### / { print substr($$0, 5) } /^[a-z-]*:.* ## / { printf "  %-15s %s\n", $$1, $$2 }' Makefile

# Not listed: what other tasks need.

rules: $(of_rules)

cases: $(of_cases)

engine-tests: $(of_engine-tests) $(if $(filter engine-tests,$(goals)),$(of_named)) # and the rules that tests name

snippet-tests: $(of_snippet-tests)

need-bats:
	@command -v bats >/dev/null || { echo "bats is missing: ./run_all.sh --setup installs it" >&2; exit 2; }

need-python:
	@command -v python3 >/dev/null || { echo "python3 is missing: ./run_all.sh --setup installs it" >&2; exit 2; }

which_problem = { set -f -- $$GOALS && task=$$1 p=$${2:-nim-2} && shift $$(($$\# > 1 ? 2 : 1)) && \
		printf 'which problem? Add its folder or its number: make %s P=%s%s\n' "$$task" "$$p" "$${*:+ N=\"$$*\"}" >&2; exit 2; }

need-problem:
	@[ -n "$$P" ] || $(which_problem)

need-game:
	@[ -n "$$P$$RULES" ] || $(which_problem)

# How C and C++ are compiled (the judge reads this), and by which compilers.
print_flags = printf '%s\n' '$(CC) $(CPPFLAGS) $(CFLAGS) -o program @S $(LDFLAGS) $(LDLIBS)' \
		'$(CXX) $(CPPFLAGS) $(CXXFLAGS) -o program @S $(LDFLAGS) $(LDLIBS)' "$(call identity,$(CC))" "$(call identity,$(CXX))"
$(BUILD)/flags: $$(call needs)
	$(call made,flags) $(print_flags)

$(BUILD)/bin/%: $$(call needs,$(BUILD)/flags)
	$(call made,cc problems/$(subst +,/,$*),$< $(call source_of,$*)) $(compile) $(call source_of,$*) $(link)

judge_sources := $(wildcard common/judge/*.c) $(translate)
$(BUILD)/judge: $$(call needs,$(BUILD)/flags $(BUILD)/judge.ko.h)
	$(call made,cc common/judge,$(BUILD)/flags $(BUILD)/judge.ko.h $(judge_sources) $(wildcard common/judge/*.h)) $(compile) -Ibuilt \
		-DKOREAN='"judge.ko.h"' $(judge_sources) $(link)

# What the games and the judge say, in Korean: rows of strings in C.
words := common/words.ko.tsv problems/words.ko.tsv
strings_in_c = /^[^\#]/ { gsub(/["\\]/, "\\\\&"); print "{\"" $$1 "\", \"" $$2 "\"}," }
$(BUILD)/korean.h: $$(call needs)
	$(call made,korean.h,$(words)) awk -F '\t' 'FNR == 1 { on = 0 } /^# What the games say/ { on = 1 } on && $(strings_in_c)' $(words)

$(BUILD)/judge.ko.h: $$(call needs)
	$(call made,judge.ko.h,$(firstword $(words))) awk -F '\t' '/^# / { on = /^# The judge/ } on && $(strings_in_c)' $(firstword $(words))

# The rules of a game are one file; what reads, searches and prints is compiled once for all of them.
headers := $(filter %.h,$(engine_files))
compile_engine = $(call made,cc $1,$(BUILD)/flags $2 $1 $(call headers_of,$(patsubst common/rules/%/,%,$(dir $1)))) $(compile) \
	-Icommon/rules -c $1
# Of a room of common/rules its own headers, and the doors of those below it; elsewhere all.
rooms := base input value cases tell play program
up_to = $(foreach room,$(rooms),$(if $(stop),,$(room))$(if $(filter $1,$(room)),$(eval stop := yes)))$(eval stop :=)
headers_of = $(if $(filter $1,$(rooms)),$(filter common/rules/rules.h common/rules/$1/% \
	$(foreach room,$(call up_to,$1),common/rules/$(room)/$(room).h),$(headers)),$(headers))

$(machinery): $(BUILD)/machinery/%.o: $$(call needs,$(BUILD)/flags $$(if $$(findstring /translate.o,$$@),$(BUILD)/korean.h))
	$(call compile_engine,common/rules/$*.c,$(filter %/korean.h,$^)) $(if $(filter %/korean.h,$^),-Ibuilt -DKOREAN='"korean.h"')

objects := $(filter-out %/main.o,$(machinery))
link_objects = $(CC) $(CFLAGS) -nostdlib -r -o new.1 $(1:$(BUILD)/%=built/%)
$(BUILD)/machinery.o: $$(call needs,$(BUILD)/flags $(objects))
	$(call made,ld common/rules,$< $(objects)) $(call link_objects,$(objects))

# main.c knows the name of the problem, so that the program has the same cases under any name.
with_machinery = $(call made,cc $(firstword $1),$(BUILD)/flags $(BUILD)/machinery.o $1 $2 $3 $(headers)) \
	$(compile) -Icommon/rules -DSEED='"$*"' $1 $2 built/machinery.o $(shared)
main := $(filter %/main.c,$(engine_files))

$(BUILD)/games/%.o: $$(call needs,$(BUILD)/flags)
	$(call made,cc problems/$*/rules.c,$(BUILD)/flags problems/$*/rules.c common/rules/rules.h) $(compile) -Icommon/rules \
		-c problems/$*/rules.c

$(BUILD)/rules/%: $$(call needs,$(BUILD)/machinery.o $(BUILD)/games/$$(call game_of,$$*).o)
	$(call made,ld problems/$*,$(BUILD)/flags $< $(BUILD)/games/$(call game_of,$*).o $(main) $(headers)) $(compile) \
		-Icommon/rules -DSEED='"$*"' $(main) built/games/$(call game_of,$*).o built/machinery.o $(shared)

lab := $(wildcard common/lab/*.c)
$(BUILD)/lab: $$(call needs,$(BUILD)/machinery.o)
	$(call with_machinery,$(lab),$(main),common/lab/lab.h)

$(engine_tests:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $$(call needs,$(BUILD)/machinery.o)
	$(call with_machinery,tests/rules/$*.c,$(main))

$(BUILD)/tests/hidden.o: $$(call needs,$(BUILD)/flags)
	$(call compile_engine,tests/rules/hidden.c)

$(BUILD)/tests/hidden/%: $$(call needs,$(BUILD)/machinery.o $(BUILD)/tests/hidden.o $(BUILD)/games/%.o)
	$(call made,ld problems/$*/rules.c and tests/rules/hidden.c,$(BUILD)/flags $(filter %.o,$^)) $(compile) \
		$(patsubst $(BUILD)/%,built/%,$(filter %.o,$^)) $(shared)

$(snippet_tests:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $$(call needs,$(BUILD)/flags)
	$(call made,cc tests/snippets/$*.c,$< tests/snippets/$*.c $(wildcard common/snippets/*.c)) $(compile) tests/snippets/$*.c $(link)

$(BUILD)/tests/plain: $$(call needs,$(BUILD)/flags)
	$(call made,cc tests/lab/plain.c,$< tests/lab/plain.c) $(compile) tests/lab/plain.c $(link)

$(BUILD)/scan: $$(call needs,$(BUILD)/flags)
	$(call made,cc tests/bench/scan.c,$< tests/bench/scan.c) $(compile) tests/bench/scan.c $(link)

# What the cases depend on: the engine without all that tells and plays, and in English; main.c is then a program that
# makes them. A sentence of an explanation, or a row of Korean, changes no byte of it, and so no case is made anew.
maker := $(filter-out $(addprefix $(BUILD)/machinery/,tell/% play/% program/%) %/translate.o,$(machinery)) \
	$(filter %/faults.o,$(machinery)) $(addprefix $(BUILD)/maker/,translate.o main.o)

$(BUILD)/maker/%.o: $$(call needs,$(BUILD)/flags)
	$(call compile_engine,$(filter %/$*.c,$(engine_files))) -DMAKER

$(BUILD)/maker.o: $$(call needs,$(BUILD)/flags $(maker))
	$(call made,ld the maker of cases,$< $(maker)) $(call link_objects,$(maker))

# One run gives the cases, and the facts that `make sync` copies: what is tried and how the answers are known.
$(BUILD)/cases/%.cases $(BUILD)/facts/%: $$(call needs,$(BUILD)/maker.o $(BUILD)/games/$$(call game_of,$$*).o)
	$(call made,cases of $*,$(BUILD)/flags $< $(BUILD)/games/$(call game_of,$*).o,$(BUILD)/cases/$*.cases $(BUILD)/facts/$*) \
		sh -c '"$$@" && ./maker $* new.2' sh $(compile:new.1=maker) built/games/$(call game_of,$*).o built/maker.o $(shared)

# Positions in which exactly one move wins.
$(BUILD)/puzzles/%: $(BUILD)/rules/% force
	$(call made,puzzles of $*,$< common/site/pool.py) python3 common/site/pool.py built/rules/$*

# How a solution fills its table.
$(BUILD)/traces/%: force
	$(call made,table of $*,problems/$*/main.c problems/traces.tsv common/site/traces.py common/site/traced.hpp) \
		python3 common/site/traces.py $* $(CXX)

# What the page's judge downloads, from packages of npm, which a lock file pins.
npm_lists := common/site/judge/package.json common/site/judge/package-lock.json
packers := $(addprefix common/site/judge/,build.mjs editor.mjs flags.js licences.txt)

$(BUILD)/npm/node_modules: force
	@cat $(npm_lists) | cmp -s - $(@D)/from || { common/folder.sh claim && rm -rf $(@D) && mkdir -p $(@D) && cp $(npm_lists) $(@D) && cd $(@D) && \
		npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null && cat package.json package-lock.json >from; }

$(BUILD)/site-judge/files.js: $(BUILD)/npm/node_modules force
	@cat $(BUILD)/npm/from $(packers) | cmp -s - $(@D)/from || { rm -rf $(@D) && \
		node common/site/judge/build.mjs $< $(@D) && cat $(BUILD)/npm/from $(packers) >$(@D)/from; }

# Our own scripts, for all pages of a kind in one.
$(BUILD)/site-scripts/inputs.json: $(BUILD)/npm/node_modules force
	@find common/site -maxdepth 3 -name '*.[jcm]*s' ! -path '*/build.mjs' -exec cat {} + | cat - $(BUILD)/npm/from | cksum >"$(BUILD)/scripts.sum"
	@cmp -s "$(BUILD)/scripts.sum" "$(@D)/from" || { rm -rf "$(@D)" && node common/site/bundle.mjs $< "$(@D)" && \
		cp "$(BUILD)/scripts.sum" "$(@D)/from"; }

# In WebAssembly the machinery is a program, in English or Korean, and each game a library that is put into it when it
# starts (rules.js): a page loads the program and its own game. Debian's clang makes libraries for emscripten only.
wasm_exports := __wasm_call_ctors __stack_pointer game rows_of_game call_at_fault calloc \
	memcmp memcpy memset qsort snprintf strchr strcmp strlen strncmp strtoll \
	abs atoi bsearch free isalnum isalpha isdigit islower isspace isupper labs llabs malloc memchr memmove realloc strcat \
	strcpy strncpy strrchr strstr strtol tolower toupper # what games, and rules of visitors, call beside rules.h
wasm = clang -Oz -mmutable-globals -Wno-format-zero-length -Icommon/rules -o new.1

$(BUILD)/wasm/flags: force
	$(call made,clang) echo "$(call identity,clang)" "$(call identity,wasm-ld)"

library = $(call made,clang $(firstword $1),$< $1 $2 common/rules/rules.h) $(wasm) --target=wasm32-emscripten -D__wasi__ \
	-isystem /usr/include/wasm32-wasi -fPIC -nostdlib $1 -Wl,-shared,--experimental-pic,--export=problem,--strip-all

$(BUILD)/wasm/problems/%.wasm: $(BUILD)/wasm/flags force
	$(call library,problems/$*/rules.c)

$(BUILD)/wasm/lab.wasm: $(BUILD)/wasm/flags force
	$(call library,$(lab),common/lab/lab.h)

# Korean: rows that only a few games say come with that game (pages.py), so that a page brings no words of the others.
$(BUILD)/wasm/korean.tsv: force
	$(call made,$@,common/site/korean.awk $(words) $(engine_files) $(lab) $(problems:%=problems/%/rules.c)) awk -f \
		common/site/korean.awk $(engine_files) $(lab) $(problems:%=problems/%/rules.c) $(words)

$(BUILD)/wasm/korean.%.h: $(BUILD)/wasm/korean.tsv force
	$(call made,$@,$<) awk -F '\t' '$$1 == "-" || $$1 == "$*" { gsub(/["\\]/, "\\\\&"); print "{\"" $$2 "\", \"" $$3 "\"}," }' $(<:$(BUILD)/%=built/%)

machinery_in_wasm = $(call made,clang common/rules,$< $(BUILD)/wasm/korean.$1.h $(engine_files)) $(wasm) --target=wasm32-wasi \
	-D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS -Ibuilt $(if $(filter ko,$*),-DKOREAN='"wasm/korean.$1.h"') $2 \
	$(filter %.c,$(engine_files)) -lc-printscan-no-floating-point -lwasi-emulated-signal -lwasi-emulated-process-clocks \
	-Wl,-z,stack-size=2097152,--stack-first,--max-memory=1073741824,--strip-all \
	-Wl,--export-dynamic,--export-table,--growable-table $(wasm_exports:%=-Xlinker --export=%)

$(BUILD)/wasm/machinery.%.wasm: $(BUILD)/wasm/flags $(BUILD)/wasm/korean.machinery.h force
	$(call machinery_in_wasm,machinery,-DWITHOUT_REFEREE)

# For the page judge, where programs play.
$(BUILD)/wasm/referee.%.wasm: $(BUILD)/wasm/flags $(BUILD)/wasm/korean.referee.h force
	$(call machinery_in_wasm,referee)

page_judge := common/site/judge/page_judge.c $(addprefix common/judge/,text.c stream.c compare.c report.c) $(translate)

$(BUILD)/wasm/judge.wasm: $(BUILD)/wasm/flags force
	$(call made,clang common/site/judge,$< $(page_judge) common/judge/*.h) clang --target=wasm32-wasi -mexec-model=reactor \
		-fvisibility=default -Icommon/judge -o new.1 $(page_judge) -Wl,--strip-all,--export-dynamic
