// Joins the requirement catalogue with code and tests, in docs/spec-map.generated.md or, with `--summary`, in short.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofOf } from './proof-of.ts';
import { readCatalogue, type Row } from './read-catalogue.ts';
import { findImplementations } from './find-implementations.ts';

export type MapRow = Row & { files: string[] } & ReturnType<typeof proofOf>;

const ROOT = join(import.meta.dirname, '..', '..');
const RESULTS = join(ROOT, '.cache', 'spec-results.json');
const MAP = join(ROOT, 'docs', 'spec-map.generated.md');

const catalogue = readCatalogue(join(ROOT, 'docs', 'spec', 'requirements.tsv'));
const implementations = findImplementations(ROOT);
const results: Record<string, { file: string; name: string; status: string }[]> = withoutLongTests(
  existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {},
);

const rows = catalogue.map(mapRow);
if (process.argv.includes('--summary')) printSummary();
else writeMap();
const mistakes = [...unknownIds(), ...untested()];
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

function mapRow(row: Row): MapRow {
  return { ...row, files: implementations.get(row.id) ?? [], ...proofOf(results[row.id] ?? []) };
}

/** Results of `npm test` only, so that the map is the same for everybody (decision 83). */
function withoutLongTests<Named extends { file: string }>(all: Record<string, Named[]>) {
  const entries = Object.entries(all).map(([id, named]): [string, Named[]] => [
    id,
    named.filter(({ file }) => !file.includes('.long.')),
  ]);
  return Object.fromEntries(entries.filter(([, named]) => named.length > 0));
}

function unknownIds() {
  const known = new Set(catalogue.map(({ id }) => id));
  const named = [...implementations.keys(), ...Object.keys(results)];
  return [...new Set(named.filter((id) => !known.has(id)))].map(
    (id) => `${id} is not in the catalogue (docs/spec/requirements.tsv).`,
  );
}

/** Rows that code implements and no test proved in the last run. */
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

function byPackage(): [string, MapRow[]][] {
  const names = [...new Set(rows.map((row) => row.package))].sort();
  return names.map((name) => [name, rows.filter((row) => row.package === name)]);
}

function cell(text: string) {
  return text.replaceAll('|', '\\|');
}
