#!/usr/bin/env python3
"""What the judge has printed with --json, as a table.

  report.py markdown|badge|csv|html [FOLDER] <RESULTS

markdown: a summary for a CI's page, with the failing inputs; badge: the JSON that shields.io's endpoint takes; csv, html: a
class, with a row for each folder in FOLDER and a column for each problem. Exit status 2: the results are not complete.
"""
import csv
import html
import json
import os
import re
import sys

VERDICTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../judge/verdict.h')
SHOWN = 2000  # characters of an input


def best_first():
    """The verdicts, as the judge has them in order."""
    with open(VERDICTS, encoding='utf-8') as file:
        names = re.search(r'^enum verdict \{ (.*), VERDICTS \}', file.read(), re.M)[1].replace(' ', '')
    return names.replace('STOPPED', '--').split(',')


def read_results(lines):
    """The objects of the judged programs, and the last one, of all."""
    found = [json.loads(line) for line in lines if line.startswith('{')]
    if not found or 'status' not in found[-1]:
        sys.exit('report.py: the results are not complete: was the judge stopped?')
    return found[:-1], found[-1]


def counted(results, end):
    """How many are AC, in words; also how many were not judged, and whether these were the samples only."""
    good = sum(one['verdict'] == 'AC' for one in results)
    return f'{good} of {end["problems"]} AC' + ('' if end['full'] else ' on the samples')


def cell(text):
    return text.replace('|', '\\|').replace('\n', ' ')


def fenced(text):
    fence = '```'
    while fence in text:
        fence += '`'
    return f'{fence}text\n{text}\n{fence}\n'


def told(one, folder):
    """What went wrong with a program."""
    path = os.path.relpath(one['solution'], folder)
    lines = [f'### {cell(path)}: {one["verdict"]}\n']
    case = one['smaller'] or one['case']
    if one['compiler']:
        lines.append(fenced(one['compiler']['text'][:SHOWN].rstrip('\n')))
    lines += [one[why] + '\n' for why in ('fault', 'stopped') if one[why]]
    if case:
        given = case['input']
        cut = '\n...' if given['cut'] or len(given['text']) > SHOWN else ''
        lines.append(f'Case {case["name"]}, the input:\n')
        lines.append(fenced(given['text'][:SHOWN].rstrip('\n') + cut))
        lines += [cell(case[why]) + '\n' for why in ('reason', 'difference') if case[why]]
    return '\n'.join(lines)


def markdown(results, end, folder):
    print(f'## {counted(results, end)}\n\n| program | problem | verdict | cases | time | memory |\n|---|---|---|---|---|---|')
    for one in results:
        path = cell(os.path.relpath(one['solution'], folder))
        print(f'| {path} | {one["problem"]} | {one["verdict"]} | {one["passed"]}/{one["total"]} | {one["time_ms"]} ms '
              f'| {one["memory_kb"] / 1024:.1f} MB |')
    for one in results:
        if one['verdict'] != 'AC':
            print('\n' + told(one, folder), end='')


def badge(results, end, _):
    print(json.dumps({'schemaVersion': 1, 'label': 'judged', 'message': counted(results, end),
                      'color': 'brightgreen' if end['status'] == 0 else 'red'}))


def of_class(results, folder):
    """The problems, and for each folder the best result for each problem."""
    problems, rows = list(dict.fromkeys(one['problem'] for one in results)), {}
    for one in results:
        path = os.path.relpath(one['solution'], folder)
        who = path.split(os.sep)[0] if os.sep in path else '.'
        rows.setdefault(who, {}).setdefault(one['problem'], []).append(one)
    order = best_first()
    for row in rows.values():
        for problem, several in row.items():
            row[problem] = min(several, key=lambda one: (order.index(one['verdict']), -one['passed']))
    return problems, dict(sorted(rows.items()))


def in_words(one):
    return '' if one is None else 'AC' if one['verdict'] == 'AC' else f'{one["verdict"]} {one["passed"]}/{one["total"]}'


def as_csv(results, _, folder):
    problems, rows = of_class(results, folder)
    table = csv.writer(sys.stdout, lineterminator='\n')
    table.writerow(['who', *problems, 'AC'])
    for who, row in rows.items():
        good = sum(one['verdict'] == 'AC' for one in row.values())
        table.writerow([who, *(in_words(row.get(problem)) for problem in problems), good])


def as_html(results, end, folder):
    problems, rows = of_class(results, folder)
    print('<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Results</title>\n<style>\n'
          'body { font-family: sans-serif } table { border-collapse: collapse } td, th { border: 1px solid #999; '
          'padding: 0.2em 0.5em; text-align: left } .AC { background: #cfc } .not { background: #fcc }\n</style>')
    print(f'<p>{counted(results, end)}.</p>\n<table>')
    print('<tr><th></th>' + ''.join(f'<th>{html.escape(problem)}</th>' for problem in problems) + '</tr>')
    for who, row in rows.items():
        cells = ''.join('<td></td>' if one is None else
                        f'<td class="{"AC" if one["verdict"] == "AC" else "not"}">{html.escape(in_words(one))}</td>'
                        for one in map(row.get, problems))
        print(f'<tr><th>{html.escape(who)}</th>{cells}</tr>')
    print('</table>\n</html>')


FORMS = {'markdown': markdown, 'badge': badge, 'csv': as_csv, 'html': as_html}


def main(words):
    if len(words) not in (1, 2) or words[0] not in FORMS:
        sys.exit(__doc__)
    sys.stdin.reconfigure(encoding='utf-8')
    sys.stdout.reconfigure(encoding='utf-8')
    FORMS[words[0]](*read_results(sys.stdin), words[1] if len(words) > 1 else '.')


if __name__ == '__main__':
    main(sys.argv[1:])
