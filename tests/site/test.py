"""Tests the web site: test.py SITE, by `make check-site`. Links and anchors; the module against the native rules, byte
for byte; what a visitor does in Chromium and Firefox (check.mjs). What this machine lacks is named, and left out."""
import glob
import gzip
import html
import json
import os
import re
import shutil
import subprocess
from urllib.parse import unquote

from suite import BUILD, address_of, files_in, read, read_bytes, read_judges, read_list, side_by_side

FAULTS = []


def demand(holds, words):
    if not holds:
        FAULTS.append(words)
        print(f'site: {words}', flush=True)


def check_links(site):
    pages = {path: read(path) for path in glob.glob(f'{site}/**/*.html', recursive=True)}
    ids = {path: re.findall(r' id="([^"]*)"', text) for path, text in pages.items()}
    links = [(f'{site}/index.html', 'href', entry[1]) for lang in ('en', 'ko')
             for entry in json.loads(read(f'{site}/site/search.{lang}.js')[len('const INDEX = '):-len(';\n')])]
    for folder, judges in read_judges(read_list()).items():
        for address in filter(None, (address_of(row.judge, row.name) for row in judges)):
            demand(html.escape(address) in pages[f'{site}/{folder}/index.html'], f'{folder}: no link to {address}')
    for path, text in pages.items():
        links += [(path, kind, link) for kind, link in re.findall(r'<[^>]*? (href|src)="([^"]*)"', text)]
        demand(len(set(ids[path])) == len(ids[path]), f'{path}: an id comes twice')
        inline = re.search(r'<style|<script>|<[^>]* (style|on\w+)="', text)
        demand('content="default-src \'none\';' in text and not inline, f'{path}: its policy is not strict')
    for path, kind, link in links:
        name, _, anchor = unquote(html.unescape(link)).partition('#')
        target = os.path.normpath(os.path.join(os.path.dirname(path), name.partition('?')[0])) if name else path
        is_there = os.path.isfile(target) and (not anchor or anchor in ids[target]
                                               or re.match('(play|explain|judge)(=|$)', anchor))
        demand(is_there or (kind == 'href' and re.match('https?:', link)), f'{path}: {link} leads nowhere')
    print(f'{len(pages)} pages, {len(links)} links')


# ---------------------------------------------------------------------------- the module

def native(request):
    command = [f'{BUILD}/rules/{request["name"]}', request['mode'], *request.get('words', '').split()]
    said = subprocess.run(command, input=request.get('input', '').encode(), capture_output=True, check=False)
    return {'status': said.returncode, 'out': said.stdout.decode(), 'err': said.stderr.decode()}


def requests_of(p):
    """What the module is asked of a problem: samples, explanations, a game with hints and with moves taken back."""
    explain, play = ({'name': p.folder, 'mode': mode} for mode in ('explain', 'play'))
    fair = re.search('N="(.*)"', native(explain)['out']) or re.search(r' N="([^"]*)"', read(p.path('README.md')))
    play.update(words=fair[1], input='no\nhint\n')
    for _ in range(6):
        listed = native({**play, 'input': play['input'] + 'moves\n'})['out'].rpartition('Your move: moves\n')[2]
        move = re.match('  (.*)', listed)
        play['input'] += f'undo\nhelp\nnonsense\n{move[1]}\n' if move else ''
    samples = [{'name': p.folder, 'mode': 'answer', 'input': read(p.path(f'samples/{name}'))}
               for name in files_in(p.path('samples'), r'.*\.in')]
    return [*samples, explain, {**explain, 'words': fair[1]}, {**explain, 'words': 'nonsense'}, play]


def in_node(requests):
    """What the module answers, request by request."""
    said = subprocess.run(['node', 'tests/site/rules.js', f'{BUILD}/wasm'], check=True, encoding='utf-8',
                          input=''.join(json.dumps(request) + '\n' for request in requests), stdout=subprocess.PIPE)
    return [json.loads(line) for line in said.stdout.splitlines()]


def differing_stream(p):
    """Its name, if its cases are not the same bytes in WebAssembly."""
    reply, = in_node([{'name': p.folder, 'mode': 'cases'}])
    is_same = reply['out'].encode() == read_bytes(f'{BUILD}/cases/{p.folder}.cases')
    return '' if is_same else f'{p.folder} {reply["err"]}'


def check_module(problems):
    if not shutil.which('node'):
        print('left out: the module against the native rules; node is missing (apt-get install nodejs)')
        return
    differing = list(filter(None, side_by_side(differing_stream, problems, 'streams')))
    demand(not differing, f'other cases than the native ones: {differing}')
    print(f'{len(problems)} streams of cases of the module')
    requests = [request for some in side_by_side(requests_of, problems, 'native') for request in some]
    for request, reply in zip(requests, in_node(requests), strict=True):
        demand(reply == native(request), f'not as the native rules: {request}\n{reply}\n{native(request)}')
    print(f'{len(requests)} runs of the module')


def check_weight(site):
    """The whole site, its judge aside; and as a server sends them, a page with its scripts, and the rules of a game. In
    three seconds a line of 50 kB/s with a delay of 0.4 s brings both: then a game can be played."""
    sizes = {path: os.path.getsize(path) for path in glob.glob(f'{site}/**/*', recursive=True)
             if os.path.isfile(path) and not path.startswith(f'{site}/site/judge/')}
    packed = {path: len(gzip.compress(re.sub(rb' data-rules="[^"]*"', b'', read_bytes(path))))
              for path in glob.glob(f'{site}/*/*') if os.path.isfile(path)}
    common = sum(packed[f'{site}/site/{name}'] for name in
                 ('style.css', 'words.ko.js', 'page.js', 'engine.js', 'board.js', 'play.js', 'ask.js'))
    page, most = max((size, path) for path, size in packed.items() if os.path.basename(path).startswith('index.'))
    for name, size, high in (('the site', sum(sizes.values()), 12e6), (f'{most}, with its scripts,', common + page, 4e4),
                             ('the rules', packed[f'{site}/site/machinery.ko.js'], 65e3)):
        demand(size < high, f'{name} has {size} bytes')
        print(f'{name}: {size / 1000:.1f} KB')


def main(site):
    problems = read_list()
    check_links(site)
    check_weight(site)
    check_module(problems)
    if subprocess.run(['node', 'tests/site/check.mjs', BUILD], check=False).returncode != 0:
        FAULTS.append('in a browser')
    return 1 if FAULTS else 0
