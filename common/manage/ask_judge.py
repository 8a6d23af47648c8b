"""Asks the suite's own judge: for names and addresses of problems, and for verdicts (common/judge/README.md)."""
import json

from run import BUILD, Mistake, made, run


def ask(*words):
    """What the judge prints."""
    said = run(made(f'{BUILD}/judge'), *words)
    if said.returncode != 0:
        raise Mistake(said.stdout.strip().replace('run_all.sh: ', ''))
    return said.stdout


def judge(source, folder, *words):
    """What the judge says of a program: the object of the problem, as --json prints it."""
    said = run(made(f'{BUILD}/judge'), '--json', '--jobs', '1', '--solution', source, *words, folder).stdout
    for line in said.splitlines():
        if line.startswith('{'):  # a remark may stand before it
            return json.loads(line)
    raise Mistake(f'{source}: {said.strip()}')


def in_words(result):
    """The same for people."""
    case = result['case'] or {}
    said = [f'{result["verdict"]} {result["passed"]}/{result["total"]}', result['fault'], result['stopped'],
            (result['compiler'] or {}).get('text')]
    if case:
        said += [f'case {case["name"]}: {case["verdict"]}', case['reason'], case['difference'],
                 f'input:\n{case["input"]["text"][:300]}', f'stderr:\n{case["stderr"]["text"][:300]}']
    return '\n'.join(part.rstrip('\n') for part in said if part)
