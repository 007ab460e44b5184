import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');
/** What takes away what is old from the database, wherever in the server it is written. */
const SWEEP = /export (?:async )?function (sweep\w+)\((?:\{ )?db\b/g;

test('whatever sweeps is done again and again', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sweeps = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(SWEEP)].map(([, name = '']) => name),
  );
  expect(sweeps).toEqual(expect.arrayContaining(['sweepCarts', 'sweepCartWrites', 'sweepUploads']));
  const jobs = readFileSync(join(__dirname, 'jobs.ts'), 'utf8');
  expect(sweeps.filter((name) => !new RegExp(`run: .*\\b${name}\\b`).test(jobs))).toEqual([]);
});
