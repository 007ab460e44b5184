/**
 * Makes a sample site's pictures.
 *
 *   node tools/sample-pictures/make.mjs <site> [name…] [--draft] [--out=folder]
 *
 * Without names every picture of the site is made. `--draft` renders small and rough, for composing.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { denoise } from './denoise.mjs';
import { develop, save } from './develop.mjs';
import { CHANNELS } from './tracer.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const WORKERS = 2;

const options = process.argv.slice(2);
const draft = options.includes('--draft');
const [site, ...requested] = options.filter((one) => !one.startsWith('--'));
const sites = await readdir(join(here, 'scenes'));
if (!sites.includes(site)) refuse(`Whose pictures? One of: ${sites.join(', ')}.`);
const out =
  options.find((one) => one.startsWith('--out='))?.slice(6) ?? join(here, `../../server/sample/${site}/pictures`);
const known = (await readdir(join(here, 'scenes', site))).map((file) => file.replace(/\.mjs$/, '')).sort();

const strangers = requested.filter((name) => !known.includes(name));
if (strangers.length) refuse(`No such picture: ${strangers.join(', ')}. There are: ${known.join(', ')}.`);

await mkdir(out, { recursive: true });
for (const name of requested.length ? requested : known) await make(name);

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

async function make(name) {
  const started = Date.now();
  const { size, look, samples = 16 } = await import(`./scenes/${site}/${name}.mjs`);
  const ratio = draft ? 0.2 : 0.72;
  const width = Math.round(size[0] * ratio);
  const height = Math.round(size[1] * ratio);
  const pixels = await render({ site, name, width, height, samples: draft ? 8 : samples });
  const bytes = develop(denoise(pixels, width, height), width, height, look);
  const shown = draft ? [width * 2, height * 2] : size;
  const length = await save(bytes, [width, height], shown, join(out, `${name}.jpg`));
  console.log(`${name}.jpg ${length} bytes, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function render({ site, name, width, height, samples }) {
  const buffer = new SharedArrayBuffer(width * height * CHANNELS * 4);
  const counter = new SharedArrayBuffer(4);
  const workerData = { site, name, width, height, samples, buffer, counter };
  await Promise.all(
    Array.from({ length: WORKERS }, () =>
      finished(new Worker(new URL('./worker.mjs', import.meta.url), { workerData })),
    ),
  );
  return new Float32Array(buffer);
}

function finished(worker) {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A renderer stopped with code ${code}.`))));
  });
}
