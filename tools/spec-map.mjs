// Joins the requirement catalogue with the code that implements it and the tests that prove it.
// `--summary` prints a line a package; otherwise the whole map is written to docs/spec-map.generated.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofOf } from './spec-map/proof-of.mjs';
import { readCatalogue } from './spec-map/read-catalogue.mjs';
import { findImplementations } from './spec-map/find-implementations.mjs';

/**
 * @typedef {import('./spec-map/read-catalogue.mjs').Row} Row
 * @typedef {Row & { files: string[] } & ReturnType<typeof proofOf>} MapRow
 */

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, '.cache', 'spec-results.json');
const MAP = join(ROOT, 'docs', 'spec-map.generated.md');

const catalogue = readCatalogue(join(ROOT, 'docs', 'spec', 'requirements.tsv'));
const implementations = findImplementations(ROOT);
/** @type {Record<string, { file: string, name: string, status: string }[]>} */
const results = withoutLongTests(existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {});

const rows = catalogue.map(mapRow);
if (process.argv.includes('--summary')) printSummary();
else writeMap();
const mistakes = [...unknownIds(), ...untested()];
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

/**
 * @param {Row} row
 * @returns {MapRow}
 */
function mapRow(row) {
  return { ...row, files: implementations.get(row.id) ?? [], ...proofOf(results[row.id] ?? []) };
}

/**
 * What `npm test` shows: the map says the same no matter who made it (decision 83).
 * @template {{ file: string }} Named
 * @param {Record<string, Named[]>} all
 */
function withoutLongTests(all) {
  const entries = Object.entries(all).map(([id, named]) => [id, named.filter(({ file }) => !file.includes('.long.'))]);
  return Object.fromEntries(entries.filter(([, named]) => named.length > 0));
}

/** Ids that code or tests name and the catalogue does not know. */
function unknownIds() {
  const known = new Set(catalogue.map(({ id }) => id));
  const named = [...implementations.keys(), ...Object.keys(results)];
  return [...new Set(named.filter((id) => !known.has(id)))].map(
    (id) => `${id} is not in the catalogue (docs/spec/requirements.tsv).`,
  );
}

/** Rows that code claims and no test proved in the last run. */
function untested() {
  return rows
    .filter(({ files, isTested, isSkipped }) => files.length > 0 && !isTested && !isSkipped)
    .map(
      ({ id, files, isFailing }) =>
        `${id} is implemented in ${files[0]}, but ${isFailing ? 'its test failed' : 'no test named after it ran'}.`,
    );
}

function printSummary() {
  for (const [name, own] of byPackage()) {
    const implemented = own.filter(({ files }) => files.length > 0).length;
    console.log(`${name.padEnd(14)} ${implemented} / ${own.filter(({ isTested }) => isTested).length} / ${own.length}`);
  }
}

function writeMap() {
  const head = [
    '# Requirements, code and tests',
    '',
    'Made by `npm run spec-map` from the catalogue, the sources and the last test run.',
    '',
  ];
  const sections = byPackage().flatMap(([name, own]) => [
    `## ${name}`,
    '',
    '| id | requirement | implemented in | proved by |',
    '|---|---|---|---|',
    ...own.map(
      ({ id, requirement, files, tests, isTested }) =>
        `| ${id} | ${cell(requirement)} | ${files.join('<br>')} | ${isTested ? tests.join('<br>') : ''} |`,
    ),
    '',
  ]);
  writeFileSync(MAP, [...head, ...sections].join('\n'));
}

/** @returns {[string, MapRow[]][]} */
function byPackage() {
  const names = [...new Set(rows.map((row) => row.package))].sort();
  return names.map((name) => [name, rows.filter((row) => row.package === name)]);
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|');
}
