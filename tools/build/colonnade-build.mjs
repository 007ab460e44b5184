#!/usr/bin/env node
// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from './build-package.mjs';
import { explainBuild } from './explain-build.mjs';

const USAGE = `colonnade-build [folder] [--mode development] [--force] [--name <name>]

Builds the remote in a folder, the one you are in where none is said, into its dist/: files for the page, a bundle for the
server, and remote.json, which names every file with its hash. What is built already stays; --force builds it again.`;

/** @param {string[]} args */
async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'production' },
      name: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const { mode, force = false } = values;
  if (positionals.length > 1 || (mode !== 'production' && mode !== 'development')) throw new Error(USAGE);
  const folder = resolve(positionals[0] ?? '.');
  const name = values.name ?? (await packageName(folder));
  if (name !== 'shell' && !existsSync(join(folder, 'src/remote.ts')))
    throw new Error(`${folder} holds no remote: one has src/remote.ts.\n\n${USAGE}`);
  const started = performance.now();
  const { version } = await buildPackage(name, { folder, mode, force }).catch((error) => {
    throw new Error(explainBuild(error, folder));
  });
  console.log(`${name} ${version} in ${Math.round(performance.now() - started)} ms`);
}

/** @param {string} folder */
async function packageName(folder) {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).name;
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
