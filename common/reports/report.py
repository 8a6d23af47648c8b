#!/usr/bin/env python3
"""What the judge has printed with --json, as a table.

  report.py badge|csv|html [FOLDER] <RESULTS
  report.py markdown [FOLDER [MESSAGES]] <RESULTS

markdown: a summary for a CI's page, with the failing inputs, and what was not judged by the judge's MESSAGES, a file; badge:
the JSON that shields.io's endpoint takes; csv, html: a class, with a row for each folder in FOLDER and a column for each
problem. Where SITE_URL says where the web site of the suite is, a failing input leads to its explanation there. Names and
texts are strangers': nowhere are they read as Markdown, HTML or a formula.
"""
import csv
import html
import json
import os
import re
import sys
from urllib.parse import quote_plus

VERDICTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../judge/verdict.h')
SHOWN = 2000  # characters of an input
IN_ADDRESS = 300  # of an input that an address may have
SITE_URL = os.environ.get('SITE_URL', '').rstrip('/')
CASE = re.compile(r'[a-z0-9-]+')  # a name that the suite gives; others are those of files


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


def code(text):
    """As code in Markdown, of which neither Markdown nor HTML reads anything."""
    text = ''.join(letter if letter.isprintable() else ' ' for letter in text)
    ticks = '`' * (1 + max(map(len, re.findall('`+', text)), default=0))
    blank = ' ' * (text[:1] in ('', '`', ' ') or text[-1:] in ('`', ' '))
    return ticks + blank + text + blank + ticks


def fenced(text):
    fence = '```'
    while fence in text:
        fence += '`'
    return f'{fence}text\n{text}\n{fence}\n'


def path_of(one, folder):
    return os.path.relpath(one['solution'], folder)


def told(one):
    """What went wrong with a program: pairs of a sentence, to be read as it is, or None, and what others have written."""
    if one['compiler']:
        yield None, one['compiler']['text'][:SHOWN]
    if one['fault']:
        yield 'Not judged:', one['fault']
    if one['stopped']:
        yield f'Stopped {one["stopped"]}.', None
    if one['failing_sample']:
        yield 'A sample fails:', one['failing_sample']
    case = one['smaller'] or one['case']
    if case:
        given = case['input']
        cut = '\n...' if given['cut'] or len(given['text']) > SHOWN else ''
        yield f'Case {case["name"]}, the input:' if CASE.fullmatch(case['name']) else 'The input:', None
        yield None, given['text'][:SHOWN].rstrip('\n') + cut
        for why in 'reason', 'difference':
            if case[why]:
                yield '', case[why]


def markdown(results, end, folder, messages=''):
    print(f'## {counted(results, end)}\n\n| program | problem | verdict | cases | time | memory |\n|---|---|---|---|---|---|')
    for one in results:
        path = code(path_of(one, folder)).replace('|', '\\|')
        print(f'| {path} | {one["problem"]} | {one["verdict"]} | {one["passed"]}/{one["total"]} '
              f'| {one["time_ms"]} ms | {one["memory_kb"] / 1024:.1f} MB |')
    for one in results:
        if one['verdict'] != 'AC':
            print(f'\n### {code(path_of(one, folder))}: {one["verdict"]}\n')
            print('\n'.join(fenced(text.rstrip('\n')) if words is None else
                            f'{words} {"" if text is None else code(text)}'.strip() + '\n' for words, text in told(one)), end='')
    for line in re.findall('^not judged, for (.*): (.*)', messages, re.M):
        print(f'\nnot judged, for {line[0]}: {code(line[1])}')


def badge(results, end, _):
    print(json.dumps({'schemaVersion': 1, 'label': 'judged', 'message': counted(results, end),
                      'color': 'brightgreen' if end['status'] == 0 else 'red'}))


def of_class(results, folder):
    """The problems, and for each folder the best result for each problem."""
    problems, rows = list(dict.fromkeys(one['problem'] for one in results)), {}
    for one in results:
        path = path_of(one, folder)
        who = path.split(os.sep)[0] if os.sep in path else '.'
        rows.setdefault(who, {}).setdefault(one['problem'], []).append(one)
    order = best_first()
    for row in rows.values():
        for problem, several in row.items():
            row[problem] = min(several, key=lambda one: (order.index(one['verdict']), -one['passed']))
    return problems, dict(sorted(rows.items()))


def in_words(one):
    return '' if one is None else 'AC' if one['verdict'] == 'AC' else f'{one["verdict"]} {one["passed"]}/{one["total"]}'


def plain(text):
    """For a spreadsheet, which takes what begins like this for a formula."""
    return "'" * (text[:1] in '=+-@\t\r' and text != '') + text


def as_csv(results, _, folder):
    problems, rows = of_class(results, folder)
    table = csv.writer(sys.stdout, lineterminator='\n')
    sys.stdout.write('\ufeff')  # by which Excel knows UTF-8
    table.writerow(['who', *problems, 'AC'])
    for who, row in rows.items():
        good = sum(one['verdict'] == 'AC' for one in row.values())
        table.writerow([plain(who), *(plain(in_words(row.get(problem))) for problem in problems), good])


HEAD = '''<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Results</title>
<style>
body { font-family: sans-serif } table { border-collapse: collapse } td, th { border: 1px solid #999; padding: 0.2em 0.5em; \
text-align: left } .AC { background: #cfc } .not { background: #fcc } pre { overflow: auto; background: #eee; padding: 0.5em }
</style>'''


def on_site(one):
    """Where the site explains the input on which a program fails; '' if it cannot."""
    case = one['smaller'] or one['case']
    words = ' '.join(case['input']['text'].split()) if case and not case['input']['cut'] else ''
    if not SITE_URL or not words or len(words) > IN_ADDRESS or '/' in one['problem']:
        return ''  # a form has another input than the page
    return f'{SITE_URL}/{one["problem"]}/index.html#explain={quote_plus(words)}'


def as_html(results, end, folder):
    """Each cell that is not AC leads to what went wrong there."""
    problems, rows = of_class(results, folder)
    print(f'{HEAD}\n<p>{counted(results, end)}.</p>\n<table>')
    print('<tr><th></th>' + ''.join(f'<th>{html.escape(problem)}</th>' for problem in problems) + '</tr>')
    shown = []
    for who, row in rows.items():
        cells = ''
        for one in map(row.get, problems):
            words = html.escape(in_words(one))
            if one is not None and one['verdict'] != 'AC':
                shown.append(one)
                words = f'<a href="#{len(shown)}">{words}</a>'
            cells += '<td></td>' if one is None else f'<td class="{"AC" if one["verdict"] == "AC" else "not"}">{words}</td>'
        print(f'<tr><th>{html.escape(who)}</th>{cells}</tr>')
    print('</table>')
    for number, one in enumerate(shown, 1):
        print(f'<h2 id="{number}">{html.escape(path_of(one, folder))}: {html.escape(one["problem"])}, {in_words(one)}</h2>')
        for words, text in told(one):
            text = None if text is None else html.escape(text)
            print(f'<pre>{text}</pre>' if words is None else
                  f'<p>{" ".join(filter(None, [html.escape(words), text and f"<code>{text}</code>"]))}</p>')
        if on_site(one):
            print(f'<p><a href="{html.escape(on_site(one))}">Who wins there, and why</a></p>')
    print('</html>')


FORMS = {'markdown': markdown, 'badge': badge, 'csv': as_csv, 'html': as_html}


def main(words):
    if len(words) not in (1, 2, 3) or words[0] not in FORMS or (len(words) == 3 and words[0] != 'markdown'):
        sys.exit(__doc__)
    more = []
    for path in words[2:]:
        with open(path, encoding='utf-8', errors='replace') as file:
            more.append(file.read())
    sys.stdin.reconfigure(encoding='utf-8')
    sys.stdout.reconfigure(encoding='utf-8')
    FORMS[words[0]](*read_results(sys.stdin), words[1] if len(words) > 1 else '.', *more)


if __name__ == '__main__':
    main(sys.argv[1:])
