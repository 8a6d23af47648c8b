"""Tests the web site: test.py SITE, by `make check-site`. Links and anchors; the module against the native rules, byte
for byte; in Chromium, from a file and from a server, every game played to its end by clicks, explained and answered.
Pictures of the pages, for a person to look at, go to SITE-shots. What this machine lacks is named, and left out."""
import base64
import functools
import glob
import html
import http.server
import json
import os
import re
import shutil
import subprocess
import threading
import urllib.error
import urllib.request
from urllib.parse import unquote

from suite import BUILD, files_in, progress, read, read_bytes, read_list, side_by_side

FAULTS = []


def demand(holds, words):
    if not holds:
        FAULTS.append(words)
        print(f'site: {words}')


def check_links(site):
    pages = {path: read(path) for path in glob.glob(f'{site}/**/*.html', recursive=True)}
    ids = {path: re.findall(r' id="([^"]*)"', text) for path, text in pages.items()}
    found = json.loads(read(f'{site}/site/search.js')[len('const INDEX = '):-len(';\n')])
    links = [(f'{site}/index.html', 'href', entry[1]) for entry in found]
    for path, text in pages.items():
        links += [(path, kind, link) for kind, link in re.findall(r'<[^>]*? (href|src)="([^"]*)"', text)]
        demand(len(set(ids[path])) == len(ids[path]), f'{path}: an id comes twice')
        inline = re.search(r'<style|<script>|<[^>]* (style|on\w+)="', text)
        demand('content="default-src \'none\';' in text and not inline, f'{path}: its policy is not strict')
    for path, kind, link in links:
        name, _, anchor = unquote(html.unescape(link)).partition('#')
        target = os.path.normpath(os.path.join(os.path.dirname(path), name.partition('?')[0])) if name else path
        demand((kind == 'href' and re.match('https?:', link))
               or (os.path.isfile(target) and (not anchor or anchor in ids[target])), f'{path}: {link} leads nowhere')
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


def differing_stream(p):
    """Its name, if its cases are not the same bytes in WebAssembly."""
    said = subprocess.run(['node', 'tests/site/rules.js', f'{BUILD}/wasm/rules.wasm'], check=True, stdout=subprocess.PIPE,
                          input=json.dumps({'name': p.folder, 'mode': 'cases'}).encode())
    reply = json.loads(said.stdout)
    return '' if reply['out'].encode() == read_bytes(f'{BUILD}/cases/{p.folder}.cases') else f'{p.folder} {reply["err"]}'


def check_module(problems):
    if not shutil.which('node'):
        print('left out: the module against the native rules; node is missing (apt-get install nodejs)')
        return
    differing = list(filter(None, side_by_side(differing_stream, problems, 'streams')))
    demand(not differing, f'other cases than the native ones: {differing}')
    print(f'{len(problems)} streams of cases of the module')
    requests = [request for some in side_by_side(requests_of, problems, 'native') for request in some]
    said = subprocess.run(['node', 'tests/site/rules.js', f'{BUILD}/wasm/rules.wasm'], check=True, encoding='utf-8',
                          input=''.join(json.dumps(request) + '\n' for request in requests), stdout=subprocess.PIPE)
    for request, line in zip(requests, said.stdout.splitlines(), strict=True):
        reply = json.loads(line)
        reply['out'] = re.sub('\x02[^\x04]*\x04|\x01', '', reply['out'])  # what play tells the page alone
        demand(reply == native(request), f'not as the native rules: {request}\n{reply}\n{native(request)}')
    print(f'{len(requests)} runs of the module')


# ---------------------------------------------------------------------------- the browser

class Browser:
    """Chromium, by the protocol of WebDriver."""

    def __init__(self):
        self.driver = subprocess.Popen(['chromedriver', '--port=0'], stdout=subprocess.PIPE, encoding='utf-8')
        port = next(line for line in self.driver.stdout if ' on port ' in line and 'success' in line)
        self.at = f'http://127.0.0.1:{re.search("[0-9]+", port)[0]}/session'
        options = {'args': ['--headless=new', '--disable-gpu', *(['--no-sandbox'] if os.getuid() == 0 else [])]}
        wanted = {'goog:chromeOptions': options, 'goog:loggingPrefs': {'browser': 'ALL', 'performance': 'ALL'}}
        self.at += '/' + self.call('', {'capabilities': {'alwaysMatch': wanted}})['sessionId']
        self.call('/timeouts', {'script': 120000})

    def call(self, path, data, method='POST'):
        request = urllib.request.Request(self.at + path, method=method, data=json.dumps(data).encode())
        with urllib.request.urlopen(request) as reply:
            return json.load(reply)['value']

    def open(self, address, script):
        """What the script gives to its last argument, a function, on this page."""
        self.call('/url', {'url': address})
        try:
            return self.call('/execute/async', {'script': script, 'args': []})
        except urllib.error.HTTPError as error:
            return {'error': json.load(error)['value']['message']}

    def command(self, name, **params):
        return self.call('/goog/cdp/execute', {'cmd': name, 'params': params})

    def log(self, kind):
        return [entry['message'] for entry in self.call('/se/log', {'type': kind})]


STEPS = '''
const $ = selector => document.querySelector(selector);
const settled = async id => {
    do {
        await new Promise(resolve => setTimeout(resolve, 5));
    } while ($(id).ariaBusy !== 'false');
};
const press = async (button, id) => {
    button.focus();
    button.click();
    await settled(id);
};
'''

PLAY = STEPS + '''
(async () => {
    const seen = {clicks: 0, inPicture: 0, focusLost: 0};
    const words = $('#play .start').elements.words;
    await press($('#play .start button'), '#play');
    if (/give one/.test($('#play .says').textContent)) {
        words.value = $('#form code').textContent;
        await press($('#play .start button'), '#play');
    }
    while (!/^The end/m.test($('#play .log').textContent) && ++seen.clicks < 500) {
        const here = seen.clicks % 5 === 4 ? [] : $('#play .stage').querySelectorAll('button');
        const all = here.length > 0 ? here : $('#play .moves').querySelectorAll('button');
        seen.inPicture += here.length > 0;
        await press(all[seen.clicks * 7 % all.length], '#play');
        seen.focusLost += !$('#play').contains(document.activeElement);
    }
    $('#explain [name=words]').value = words.value;
    for (const id of ['#explain', '#answer']) {
        $(id).open = true;
        await press($(id + ' button'), id);
        seen[id] = $(id + ' .log').textContent;
    }
    arguments[0](seen);
})().catch(error => arguments[0]({error: String(error)}));
'''

# A worker that never answers, and one that has no memory left.
TROUBLE = STEPS + '''
(async () => {
    window.Worker = class { postMessage() {} terminate() {} };
    $('#explain button').click();
    while (!$('#explain .says button')) {
        await new Promise(resolve => setTimeout(resolve, 50));
    }
    await press($('#explain .says button'), '#explain');
    const said = $('#explain .says').textContent;
    const data = {status: 'RangeError', out: ''};
    window.Worker = class { postMessage() { setTimeout(() => this.onmessage({data})); } };
    await press($('#explain button'), '#explain');
    arguments[0](said + ' ' + $('#explain .says').textContent);
})().catch(error => arguments[0](String(error)));
'''

SEARCH = '''
const field = document.querySelector('#search input');
field.value = WORDS;
field.dispatchEvent(new Event('input'));
arguments[0](document.querySelector('#found a')?.textContent);
'''

# Where the switch of languages leads from the fifth heading; and how far from the top that heading stands there.
SWITCH = STEPS + '''
document.querySelectorAll('main h2')[4].scrollIntoView();
$('#switch').addEventListener('click', event => event.preventDefault());
$('#switch').click();
arguments[0]($('#switch').href);
'''
ARRIVED = 'arguments[0](document.querySelectorAll("main h2")[4].getBoundingClientRect().top);'

LOOK = STEPS + '''
(async () => {
    document.querySelectorAll('details').forEach(fold => fold.open = true);
    if ($('#play')) {
        await press($('#play .start button'), '#play');
        $('#play').scrollIntoView();
    }
    arguments[0](document.documentElement.scrollWidth - innerWidth);
})();
'''


def check_games(browser, root, problems):
    pictures = 0
    for p in problems:
        progress(f'{root[:4]}: {p.folder}')
        seen = browser.open(f'{root}/{p.folder}/index.html', PLAY)
        demand(0 < seen.get('clicks', 0) < 500 and not seen['focusLost'], f'{root}: {p.folder} is not played: {seen}')
        demand("The judge's answer" in seen.get('#explain', ''), f'{root}: {p.folder} is not explained: {seen}')
        answer = native({'name': p.folder, 'mode': 'answer', 'input': read(p.path('samples/1.in'))})['out']
        demand(seen.get('#answer') == answer, f'{root}: {p.folder} has another answer: {seen}')
        pictures += seen.get('inPicture', 0) > 0
    progress('')
    demand(2 * pictures > len(problems), f'{root}: only {pictures} games can be played in their pictures')
    print(f'{root[:4]}: {len(problems)} games played to the end, {pictures} of them in their pictures')


def check_looks(browser, root, shots, pages):
    """No page is wider than its window, whatever is unfolded."""
    os.makedirs(shots, exist_ok=True)
    for page in pages:
        for width in 360, 390, 1280, 1600:
            browser.command('Emulation.setDeviceMetricsOverride', width=width, height=1000, deviceScaleFactor=1,
                            mobile=False)
            over = browser.open(f'{root}/{page}', LOOK)
            demand(over <= 0, f'{page} is {over} pixels too wide for a window of {width}')
            with open(f'{shots}/{page.replace("/", "-")}-{width}.png', 'wb') as file:
                file.write(base64.b64decode(browser.command('Page.captureScreenshot')['data']))
    print(f'{len(pages)} pages fit into 360 to 1600 pixels; look at {shots}')


def check_browser(site, problems):
    if not shutil.which('chromedriver'):
        print('left out: all in a browser; chromedriver is missing (apt-get install chromium chromium-driver)')
        return
    quiet = type('Quiet', (http.server.SimpleHTTPRequestHandler,), {'log_message': lambda *words: None})
    handler = functools.partial(quiet, directory=os.path.dirname(site))
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    below = f'http://127.0.0.1:{server.server_port}/{os.path.basename(site)}'
    browser = Browser()
    try:
        check_games(browser, f'file://{site}', problems)
        check_games(browser, below, problems)
        said = browser.open(f'{below}/{problems[0].folder}/index.html', TROUBLE)
        demand(re.match('Given up[.] This is too large', said), f'long or too large a question: {said}')
        for words in problems[0].number, problems[0].korean, problems[0].adds:
            found = browser.open(f'{below}/index.html', SEARCH.replace('WORDS', json.dumps(words)))
            demand(found == problems[0].full_title(), f'the search for {words} finds {found}')
        if os.path.exists(f'{site}/{problems[0].folder}/index.ko.html'):
            korean = browser.open(browser.open(f'{below}/{problems[0].folder}/index.html', SWITCH), ARRIVED)
            demand(-1 <= korean < 600, f'the switch of languages leads to another place: {korean}')
            seen = browser.open(f'{below}/{problems[0].folder}/index.ko.html', PLAY)
            demand(0 < seen.get('clicks', 0) < 500 and seen.get('#answer'), f'the Korean page does not play: {seen}')
        folders = [p.folder for p in problems]
        korean_pages = [os.path.relpath(path, site) for path in sorted(glob.glob(f'{site}/*.ko.html')
                                                                       + glob.glob(f'{site}/*/index.ko.html'))][:6]
        check_looks(browser, below, f'{site}-shots', ['index.html', 'which-idea.html', f'{folders[0]}/main.c.html',
                                                      *(f'{folder}/index.html' for folder in folders),
                                                      *korean_pages])
        events = [json.loads(event)['message'] for event in browser.log('performance')]
        asked = {event['params']['request']['url'] for event in events
                 if event['method'] == 'Network.requestWillBeSent'}
        strange = [url for url in asked if not url.startswith((f'file://{site}/', f'{below}/', 'blob:', 'data:'))]
        demand(asked and not strange, f'asked for elsewhere: {strange[:5]}')
        console = browser.log('browser')
        demand(not console, f'on the console: {console[:5]}')
        print(f'{len(asked)} addresses were asked for')
    finally:
        browser.call('', {}, 'DELETE')
        browser.driver.terminate()


def main(site):
    problems = read_list()
    check_links(site)
    check_module(problems)
    check_browser(os.path.abspath(site), problems)
    return 1 if FAULTS else 0
