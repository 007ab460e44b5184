import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');
/** Functions that delete old rows, anywhere in the server. */
const SWEEP = /export (?:async )?function (sweep\w+)\((?:\{ )?db\b/g;

/** Functions that follow Stripe. */
const FOLLOW = /export async function (\w+)\(services: FollowServices\b/g;

test('everything that follows Stripe runs repeatedly', () => {
  const sources = ['card-payment', 'stripe-event'].flatMap((folder) =>
    readdirSync(join(SOURCES, 'commerce', folder)).map((file) => join(SOURCES, 'commerce', folder, file)),
  );
  const follows = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(FOLLOW)].map(([, name]) => name));
  expect(follows.sort()).toEqual(['followCardPayments', 'pollEvents']);
  const jobs = readFileSync(join(__dirname, 'jobs.ts'), 'utf8');
  expect(follows.filter((name) => !jobs.includes(`run: ${name} }`))).toEqual([]);
});

test('every sweep runs repeatedly', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sweeps = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(SWEEP)].map(([, name = '']) => name),
  );
  expect(sweeps).toEqual(expect.arrayContaining(['sweepCarts', 'sweepCartWrites', 'sweepUploads']));
  const jobs = readFileSync(join(__dirname, 'jobs.ts'), 'utf8');
  expect(sweeps.filter((name) => !new RegExp(`run: .*\\b${name}\\b`).test(jobs))).toEqual([]);
});
