#!/usr/bin/env python3
"""Tries the packages in build/packages by what is in them alone: reader.py judge|tex NAME...|all

  judge  the checker of inputs builds without a warning, takes all data and refuses malformed inputs; every program in
         submissions gets the verdict of its folder at the first case that it fails, and what is to be too slow takes
         more than twice the time; where several answers are right, the checker of answers says which
  tex    the statement compiles (needs pdflatex)

Prints what is wrong, and nothing else; exit status 1 if anything is. Whether the files are as the formats want them
is told by the tools of the judges: verifyproblem, bt validate.
"""
import os
import re
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE), os.path.join(os.path.dirname(HERE), 'house')]
import package  # noqa: E402
from hostile import malformed  # noqa: E402
from suite import BUILD, JOBS, TOP, Mistake, files_in, find, read_list, run, side_by_side  # noqa: E402

VERDICTS = {'accepted': 'AC', 'wrong_answer': 'WA', 'time_limit_exceeded': 'TLE', 'run_time_error': 'RE'}
GOOD, BAD = 42, 43
SECONDS = 1200              # by the clock; a machine may be busy
OUTPUT = 64                 # MB: what prints more is cut off, and goes on until the time is up
# Bytes that no input has in a package: a form that judges warn of.
ODD = re.compile(rb'[^\n -~]|  | \n|\n[ \n]|^[ \n]|[^\n]\Z|^\Z')


def contents(path):
    with open(path, 'rb') as file:
        return file.read()


def data(folder):
    """The paths of the cases, without .in, in the order in which judges take them."""
    return [f'{folder}/data/{kind}/{name[:-3]}' for kind in ('sample', 'secret')
            for name in sorted(files_in(f'{folder}/data/{kind}', r'.*\.in'))]


def ends(command, given=b'', seconds=60, megabytes=2048):
    """How a command ends that has so much CPU time and memory: its exit status, minus a signal; and its output."""
    memory = megabytes * 1024
    limits = f'ulimit -S -t {seconds} -v {memory} -f {OUTPUT * 1024}; ulimit -s {memory}; exec "$0" "$@"'
    with tempfile.TemporaryFile() as file, tempfile.TemporaryFile() as output:
        file.write(given)
        file.seek(0)
        try:
            status = subprocess.run(['bash', '-c', limits, *command], stdin=file, stdout=output,
                                    stderr=subprocess.DEVNULL, timeout=SECONDS, check=False).returncode
        except subprocess.TimeoutExpired:
            status = None
        output.seek(0)
        return status, output.read()


def compiled(source, program, *options):
    """Nothing, or what the compiler says."""
    compiler = os.environ.get('CXX') or 'g++' if source.endswith('.cpp') else os.environ.get('CC') or 'gcc'
    said = run(compiler, '-O2', *options, '-o', program, source, '-lm')
    return [f'{source}: {said.stdout[:500]}'] if said.returncode != 0 or (options and said.stdout) else []


def build_checker(source, program):
    return compiled(source, program, '-std=gnu11', '-Wall', '-Wextra', '-Wredundant-decls', '-Werror')


def inputs(p):
    """The checker of inputs: every case is taken, and nothing that is malformed or has an odd form."""
    folder = f'{package.OUT}/legacy/{package.short_name(p)}'
    with tempfile.TemporaryDirectory() as beside:
        checker = f'{beside}/checker'
        found = build_checker(f'{folder}/input_validators/validate.c', checker)
        if found:
            return found
        tried = [(path, contents(f'{path}.in'), {GOOD}) for path in data(folder)]
        smallest = min((given for _, given, _ in tried), key=len)
        tried += [('spoiled', given, {BAD}) for given in (smallest[:-1], smallest + b'\n', b' ' + smallest,
                                                          smallest.replace(b'\n', b'\r\n'))]
        for label, given, wanted in malformed(p.folder):  # what a program must answer may be in a form of no package
            tried.append((label, given, {BAD} if wanted[0] != 0 or ODD.search(given) else {GOOD, BAD}))
        for label, given, wanted in tried:
            status = ends([checker], given)[0]
            if status not in wanted:
                found.append(f'{p.folder}: {label}: the checker of inputs ends with {status} for {given[:60]!r}')
    return found


def verdict(command, folder, seconds, megabytes, right):
    """What a judge would say, at the first case that fails."""
    for path in data(folder):
        status, output = ends(command, contents(f'{path}.in'), seconds, megabytes)
        if status in (-signal.SIGXCPU, -signal.SIGXFSZ):
            return f'TLE at {path}'
        if status is None:
            return f'no end in {SECONDS} s at {path}'
        if status != 0:
            return f'RE at {path}'
        if not right(path, output):
            return f'WA at {path}' if output.split() else f'nothing printed at {path}'
    return 'AC'


def same_words(path, output):
    return output.split() == contents(f'{path}.ans').split()


def programs(p):
    """Every program of the package gets the verdict of its folder."""
    folder, found = f'{package.OUT}/legacy/{package.short_name(p)}', []
    with tempfile.TemporaryDirectory() as beside:
        right = same_words
        if os.path.isdir(f'{folder}/output_validators'):
            found += build_checker(f'{folder}/output_validators/validate/validate.c', f'{beside}/checker')

            def right(path, output):
                status = ends([f'{beside}/checker', f'{path}.in', f'{path}.ans', beside], output)[0]
                if status not in (GOOD, BAD):
                    found.append(f'{path}: the checker of answers ends with {status} for {output[:60]!r}')
                return status == GOOD

            for path in data(folder):
                if not right(path, contents(f'{path}.ans')):
                    found.append(f'{path}.ans: the checker of answers refuses it')
                found += [f'{path}: the checker of answers takes {output[:20]!r}' for output in
                          (b'', b'\n', b'x\n', b'\0', b'9' * 100 + b'\n', b'-1\n') if right(path, output)]
        for kind, wanted in VERDICTS.items():
            for name in files_in(f'{folder}/submissions/{kind}', r'.*'):
                source, command = f'{folder}/submissions/{kind}/{name}', [f'{beside}/program']
                if name.endswith('.py'):
                    command = [sys.executable, source]
                elif compiled(source, command[0]):
                    found.append(f'{source}: does not compile')
                    continue
                seconds = int(p.time) * (2 if wanted == 'TLE' else 1) // 1000
                said = verdict(command, folder, seconds, int(p.memory), right)
                if said.split(' ')[0] != wanted:
                    found.append(f'{source}: {said}, wanted {wanted}')
    return found


CLASS = r"""\NeedsTeXFormat{LaTeX2e}
\ProvidesClass{stand-in}
\LoadClass{article}
\RequirePackage[utf8]{inputenc}
\RequirePackage{graphicx}
\newcommand{\problemname}[1]{\section*{#1}}
"""


def tex(p):
    """The statement compiles, nothing undefined, nothing left out."""
    folder = os.path.abspath(f'{package.OUT}/legacy/{package.short_name(p)}/problem_statement')
    with tempfile.TemporaryDirectory() as beside:
        with open(f'{beside}/stand-in.cls', 'w', encoding='utf-8') as file:
            file.write(CLASS)
        with open(f'{beside}/page.tex', 'w', encoding='utf-8') as file:
            file.write(f'\\documentclass{{stand-in}}\n\\graphicspath{{{{{folder}/}}}}\n\\begin{{document}}\n'
                       f'\\input{{{folder}/problem.en.tex}}\n\\end{{document}}\n')
        said = run('pdflatex', '-interaction=nonstopmode', '-halt-on-error', 'page.tex', cwd=beside).stdout
        trouble = re.findall(
            r'^(?:!|LaTeX Warning: (?!Label)|Missing character|Overfull \\hbox \((?:[2-9]\d|\d{3,})).*', said, re.M)
        if not os.path.exists(f'{beside}/page.pdf') or trouble:
            return [f'{folder}: pdflatex: {" ".join(trouble)[:300] or said[-300:]}']
    return []


def main(words):
    os.chdir(TOP)
    if len(words) < 2 or words[0] not in ('judge', 'tex'):
        print(__doc__, file=sys.stderr)
        return 2
    wanted = read_list() if words[1:] == ['all'] else [find(read_list(), word) for word in words[1:]]
    missing = [p.folder for p in wanted if not os.path.isdir(f'{package.OUT}/legacy/{package.short_name(p)}')]
    if missing:
        raise Mistake(f'no package of {", ".join(missing)}: make packages')
    if words[0] == 'judge':
        said = run('make', '-s', f'-j{JOBS}', *(f'{BUILD}/rules/{p.folder}' for p in wanted))
        if said.returncode != 0:
            raise Mistake(f'the rules cannot be made:\n{said.stdout[-2000:]}')
        found = side_by_side(programs, wanted, 'programs of') + side_by_side(inputs, wanted, 'checkers of inputs')
    else:
        found = side_by_side(tex, wanted, 'statements')
    for said in (line for lines in found for line in lines):
        print(said)
    return 1 if any(found) else 0


if __name__ == '__main__':
    try:
        sys.exit(main(sys.argv[1:]))
    except Mistake as mistake:
        sys.exit(f'reader.py: {mistake}')
