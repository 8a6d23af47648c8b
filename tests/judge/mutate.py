#!/usr/bin/env python3
"""Are the judge's tests sharp? Changes the judge, and what run_all.sh makes of its word, one token at a time, and asks
whether tests/judge.bats and tests/run_all.bats notice.

usage: tests/judge/mutate.py [-j N] [-s SECONDS] [FILE...]    (FILE: a name such as cases.c or run_all.sh; none means all)

Who survives must stand in tests/judge/mutants.tsv: file, the line's text, "old -> new", why no test can notice. Exit
status 0 when all do and no entry there is stale. A changed judge may try to end every process that it can reach: each
runs in a process namespace of its own, and where there is none, nothing is run.
"""
import concurrent.futures
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(TOP, 'tests/judge')
# What reads, compares, limits, counts and decides; not what only words a report, or asks the system for something.
ROOMS = {'cases.c': 'trimmed next_line same_line compare parse_header check_answer index_stream by_name',
         'worker.c': 'try_case make_room',
         'judge.c': 'take_result count_result commit report',
         'box.c': 'run_job reap look_at_family take take_rest'}
NAMESPACE = ['unshare', '-r', '-p', '-f', '-m', '--mount-proc', '--kill-child']
SECONDS = 200  # for all tests on one change; who takes longer is noticed, too
KEPT = {'if', 'while', 'for', 'switch', 'return', 'sizeof', 'close', 'free', 'system_error'}  # no test sees these go
SWAPS = {'<': ['<='], '<=': ['<'], '>': ['>='], '>=': ['>'], '==': ['!='], '!=': ['=='], '&&': ['||'], '||': ['&&'],
         '+': ['-'], '-': ['+'], '+=': ['-='], '-=': ['+='], '*': ['/'], '/': ['*'], 'true': ['false'],
         'false': ['true']}
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^\#[^\n]*|[A-Za-z_]\w*'
                   r'|0[xX][0-9a-fA-F]+|\d+|<<|>>|->|\+\+|--|&&|\|\||[-+*/<>=!]=|\S', re.S | re.M)
SHELL = re.compile(r"'[^'\n]*'|-(?:eq|ne|gt|ge|lt|le)\b|-[nz](?= )|&&|\|\||!=|(?<= )=(?= )|\b(?:yes|no)\b|\b\d+\b|\b(?:AC|WA|--)(?= ?[|)])")
SHELL_SWAPS = {'-eq': '-ne', '-ne': '-eq', '-gt': '-ge', '-ge': '-gt', '-n': '-z', '-z': '-n', '&&': '||', '||': '&&',
               '!=': '=', '=': '!=', 'yes': 'no', 'no': 'yes'}


def changes_of_c(text, functions):
    """Every (start, end, new) in these functions: operators, numbers, words, and calls that are left out."""
    depth, tokens, inside = 0, [], ''
    for m in TOKEN.finditer(text):
        if m[0][0] == '#' or m[0].startswith(('//', '/*')):
            continue
        if depth == 0 and m[0] == '(' and tokens:
            inside = tokens[-1][0]
        tokens.append((m[0], m.start(), m.end(), depth if inside in functions.split() else 0))
        depth += (m[0] == '{') - (m[0] == '}')
    for i, (word, start, end, deep) in enumerate(tokens):
        before = tokens[i - 1][0] if i else ''
        if deep == 0 or tokens[i - 1][3] == 0:
            continue
        binary = bool(re.match(r'[\w)\]]', before[-1:])) and before not in ('return', 'case')
        if word in ('+', '-', '*') and (not binary or re.match(r'(?:const )?(?:char|void|FILE|DIR|struct \w+|unsigned char)$', before)):
            continue
        if word == '*' and re.search(r'\b(?:char|struct \w+|FILE|DIR|void|const)\s*$', text[:start]):
            continue
        for new in SWAPS.get(word, []):
            yield start, end, new
        if word.isdigit() and int(word) < 100 and before != 'case':
            yield start, end, str(int(word) + 1)
        if before in (';', '{', '}') and re.match(r'[a-z_]\w*$', word) and i + 1 < len(tokens) and tokens[i + 1][0] == '(':
            stop, nested = i + 1, 0
            while nested or stop == i + 1:
                nested += (tokens[stop][0] == '(') - (tokens[stop][0] == ')')
                stop += 1
            if tokens[stop][0] == ';' and word not in KEPT:
                yield start, tokens[stop][1], ''


def changes_of_shell(text):
    """The same for the part of run_all.sh that makes a verdict of what the judge has said."""
    for begin, stop in (('# A verdict counts when', '    if [ "$status" -ne 0 ]; then'),
                        ("summary='' all_accepted=yes", 'noun=problems'), ('[ "$all_accepted" = yes ] && [', '\0')):
        at = text.index(begin)
        to = text.find(stop, at)
        for m in SHELL.finditer(text, text.index('\n', at - 1) if begin[0] == '#' else at, to if to > 0 else len(text)):
            word = m[0]
            if word.isdigit():
                yield m.start(), m.end(), str(int(word) + 1)
            elif word in SHELL_SWAPS:
                yield m.start(), m.end(), SHELL_SWAPS[word]
            elif word in ('AC', 'WA', '--'):
                yield m.start(), m.end(), 'XX'


def noticed(tests, tree, environment):
    """Runs bats in a namespace until the first failure: its last words, or nothing when all went well."""
    command = NAMESPACE + ['bash', '-c', 'cd "$0" && exec bats --tap "$1"', tree, tests]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
                          start_new_session=True, stdin=subprocess.DEVNULL) as run:
        until, said, part = time.monotonic() + SECONDS, b'', b'-'
        while part and not re.search(rb'^not ok', said, re.M) and time.monotonic() < until:
            if select.select([run.stdout], [], [], 0.5)[0]:
                part = os.read(run.stdout.fileno(), 65536)
                said += part
        if part:
            os.killpg(run.pid, signal.SIGKILL)
        if run.wait() != 0 or part:
            return said[-2000:].decode(errors='replace') or 'nothing was said'
        return ''


def fate(work, name, text, change, words=None):
    """invalid, same, noticed or survived; the words of the test that noticed are added to `words`."""
    words = [] if words is None else words
    start, end, new = change
    with tempfile.TemporaryDirectory(dir=work) as mine:
        environment = {**os.environ, 'TMPDIR': mine, 'BATS_RUN_TMPDIR': ''}
        environment.pop('BATS_RUN_TMPDIR')
        if name == 'run_all.sh':
            shutil.copytree(f'{work}/tree', f'{mine}/tree', symlinks=True)
            with open(f'{mine}/tree/run_all.sh', 'w', encoding='utf-8') as file:
                file.write(text[:start] + new + text[end:])
            words.append(noticed('tests/run_all.bats', f'{mine}/tree', environment))
            return 'noticed' if words[-1] else 'survived'
        with open(f'{mine}/{name}', 'w', encoding='utf-8') as file:
            file.write(text[:start] + new + text[end:])
        compiled = subprocess.run(['cc', '-std=gnu11', '-O1', '-w', f'-I{FOLDER}', '-c', f'{mine}/{name}', '-o',
                                   f'{mine}/{name}.o'], capture_output=True, check=False)
        if compiled.returncode != 0:
            return 'invalid'
        with open(f'{mine}/{name}.o', 'rb') as one, open(f'{work}/{name}.o', 'rb') as other:
            if one.read() == other.read():
                return 'same'
        objects = [f'{mine}/{name}.o'] + [f'{work}/{room}.o' for room in ROOMS if room != name]
        os.mkdir(f'{mine}/try')
        os.symlink(f'{work}/programs', f'{mine}/try/programs')
        if subprocess.run(['cc', '-o', f'{mine}/try/judge'] + objects, capture_output=True, check=False).returncode != 0:
            return 'invalid'
        environment['TRY_JUDGE'] = f'{mine}/try'
        words.append(noticed('tests/judge.bats', f'{work}/tree', environment))
        return 'noticed' if words[-1] else 'survived'


def main(words):
    jobs, seconds, names = os.cpu_count(), None, []
    while words:
        word = words.pop(0)
        if word in ('-j', '-s') and words and words[0].isdigit():
            jobs, seconds = (int(words.pop(0)), seconds) if word == '-j' else (jobs, int(words.pop(0)))
        elif word in [*ROOMS, 'run_all.sh']:
            names.append(word)
        else:
            sys.exit(__doc__)
    if subprocess.run(NAMESPACE + ['true'], capture_output=True, check=False).returncode != 0:
        sys.exit('mutate.py: this system gives no process namespace, and a changed judge may not run without one')
    listed, found = {}, set()
    if os.path.exists(f'{FOLDER}/mutants.tsv'):
        with open(f'{FOLDER}/mutants.tsv', encoding='utf-8') as file:
            for line in file.read().splitlines():
                if line and line[0] != '#':
                    path, text, change, reason = line.split('\t')
                    listed[path, text, change] = reason
    until = time.monotonic() + (seconds or 10 ** 9)
    counts, wrong = {}, 0
    with tempfile.TemporaryDirectory() as work:
        os.makedirs(f'{work}/tree/tests/judge')
        for path in ('Makefile', 'run_all.sh', 'tests/helper.bash', 'tests/judge.bats', 'tests/run_all.bats'):
            shutil.copy(f'{TOP}/{path}', f'{work}/tree/{path}')
        for path in os.listdir(FOLDER):
            if path.endswith(('.c', '.h')):
                shutil.copy(f'{FOLDER}/{path}', f'{work}/tree/tests/judge/{path}')
        os.mkdir(f'{work}/programs')
        for room in ROOMS:
            subprocess.run(['cc', '-std=gnu11', '-O1', '-w', f'-I{FOLDER}', '-c', f'{FOLDER}/{room}', '-o', f'{work}/{room}.o'], check=True)
        for path in os.listdir(f'{FOLDER}/programs'):
            subprocess.run(['cc', '-std=gnu11', '-O1', '-w', '-pthread', f'{FOLDER}/programs/{path}', '-o', f'{work}/programs/{path[:-2]}'], check=True)
        for name in names or [*ROOMS, 'run_all.sh']:
            with open(f'{TOP}/run_all.sh' if name == 'run_all.sh' else f'{FOLDER}/{name}', encoding='utf-8') as file:
                text = file.read()
            changes = list(changes_of_shell(text) if name == 'run_all.sh' else changes_of_c(text, ROOMS[name]))
            words = []
            if fate(work, name, text, (len(text), len(text), '' if name == 'run_all.sh' else 'int unchanged;'), words) != 'survived':
                sys.exit(f'mutate.py: the tests do not accept the unchanged {name}\n' + ''.join(words))

            def one(change, name=name, text=text):
                return 'left out' if time.monotonic() > until else fate(work, name, text, change)
            with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
                for change, said in zip(changes, pool.map(one, changes)):
                    start, end, new = change
                    line = text[text.rindex('\n', 0, start) + 1:text.index('\n', start)].strip()
                    key = name, line, f'{text[start:end]} -> {new or "nothing"}'
                    if said == 'survived' and key in listed:
                        said = 'listed'
                        found.add(key)
                    counts[name, said] = counts.get((name, said), 0) + 1
                    if said == 'survived':
                        wrong += 1
                        print(f'survived: {name}:{text.count(chr(10), 0, start) + 1}: {key[2]}: {line}', flush=True)
            print(f'{name}: ' + ', '.join(f'{n} {said}' for (of, said), n in sorted(counts.items()) if of == name), flush=True)
    if seconds is None:
        for key in sorted(k for k in listed if k not in found and k[0] in (names or [*ROOMS, 'run_all.sh'])):
            wrong += 1
            print('stale: mutants.tsv: no such survivor: ' + '\t'.join(key))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
