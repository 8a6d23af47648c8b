/* Makes the scripts and styles of the site, by `make site`:  node bundle.mjs PACKAGES OUT. Each of pages/ becomes one
   script, which a page from a disk can load, too; inputs.json says of which files each was made. */
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const [packages, out] = process.argv.slice(2).map(folder => path.resolve(folder));
const HERE = path.dirname(path.resolve(process.argv[1]));
const {default: esbuild} = await import(pathToFileURL(`${packages}/esbuild/lib/main.js`));
const target = 'es2023';

const pages = fs.readdirSync(`${HERE}/pages`).map(name => `${HERE}/pages/${name}`);
const {metafile} = await esbuild.build({entryPoints: pages, outdir: out, bundle: true, minify: true, format: 'iife',
    target, metafile: true, absWorkingDir: HERE});
const inputs = Object.fromEntries(Object.values(metafile.outputs).map(({entryPoint, inputs: made}) =>
    [path.basename(entryPoint, '.js'), Object.keys(made)]));
fs.writeFileSync(`${out}/inputs.json`, JSON.stringify(inputs, null, 1));

/* Scripts that are not modules: in the head of a page, the service worker, the worker of the rules. */
const styles = fs.readdirSync(HERE).filter(name => name.endsWith('.css'));
for (const name of ['start.js', 'offline.js', 'wasi.js', 'rules.js', ...styles]) {
    const {code} = await esbuild.transform(fs.readFileSync(`${HERE}/${name}`), {minify: true, target,
        loader: path.extname(name).slice(1)});
    fs.writeFileSync(`${out}/${name}`, code);
}
