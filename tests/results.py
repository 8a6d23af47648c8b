"""What `run_all.sh --json` and --junit print is as common/judge/README.md says: results.py README json FILE, or junit
FILE. Then evaluates each further argument, an expression in Python: `rows` are the problems of the JSON, `last` is its
last line, `suite` the element of JUnit, `re` the module."""
import base64
import json
import re
import sys
import xml.etree.ElementTree

TEXTS = 'input', 'got', 'wanted', 'stderr'


def fields(readme, title):
    """Those of a table in README.md, whose head begins with the title."""
    table = re.search(rf'^\| {title} \|.*\n\|---.*\n((?:\|.*\n)+)', readme, re.M)[1]
    return {name for row in table.splitlines() for name in re.findall(r'`(\w+)`', row.split('|')[1])}


def check_text(text):
    given = text['text'].encode()
    if 'base64' in text:
        given = base64.b64decode(text['base64'], validate=True)
        assert given.decode(errors='replace').count('\ufffd') > 0, text
    assert len(given) <= 16384 and len(given) <= text['size'] and text['cut'] is (len(given) < text['size']), text


def check_json(lines, readme):
    *rows, last = map(json.loads, lines)
    wanted = fields(readme, 'field of a problem') - {'cases'}
    for row in rows:
        assert row.keys() - {'cases'} == wanted, row.keys() ^ wanted
        assert row['format'] == 1 and row['tried'] == sum(row['verdicts'].values())
        assert row['passed'] == row['verdicts'].get('AC', 0), row
        for case in filter(None, [row['case'], row['smaller']]):
            assert case.keys() == fields(readme, 'field of `case`'), case.keys()
            for name in TEXTS:
                check_text(case[name])
        if row['compiler']:
            check_text(row['compiler'])
        for case in row.get('cases', []):
            assert case.keys() == {'name', 'verdict', 'time_ms', 'memory_kb'}, case
    assert last.keys() == {'format', 'problems', 'judged', 'verdicts', 'full', 'status'}, last
    assert last['judged'] == len(rows) == sum(last['verdicts'].values()), last
    return {'rows': rows, 'last': last}


def check_junit(path):
    top = xml.etree.ElementTree.parse(path).getroot()
    suite, = top
    assert (top.tag, suite.tag) == ('testsuites', 'testsuite') and suite.get('name')
    for element in top, suite:
        for name, tag in ('tests', 'testcase'), ('failures', 'failure'), ('errors', 'error'):
            assert int(element.get(name)) == len(suite.findall(f'.//{tag}')) if name != 'tests' else True, name
        assert float(element.get('time')) >= 0
    assert int(suite.get('skipped')) >= len(suite.findall('.//skipped')) and top.get('skipped') is None
    for case in suite:
        assert case.tag == 'testcase' and case.get('name') and case.get('classname') and float(case.get('time')) >= 0
        assert len(case) <= 1 and all((child.tag == 'skipped') != bool(child.get('message')) for child in case)
    return {'suite': suite}


def main(kind, path, *expressions):
    if kind == 'json':
        with open(path, encoding='utf-8', newline='\n') as file, \
                open('common/judge/README.md', encoding='utf-8') as readme:
            names = check_json(file.read().split('\n')[:-1], readme.read())
    else:
        names = check_junit(path)
    for expression in expressions:
        if not eval(expression, {'re': re, **names}):  # pylint: disable=eval-used
            sys.exit(f'not so: {expression}\n{names}')


if __name__ == '__main__':
    main(*sys.argv[1:])
