import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { TYPESCRIPT_ARGS } from '../../tools/launch/typescript.mjs';
import { onGround } from '../servers/ground.ts';
import { changeOf, newQuantity, openCart, type OpenCart } from '../visitors/open-cart.ts';
import { beside, median } from '../statistics.ts';
import { choosingVisitor, type NewVisitor } from '../visitors/new-visitor.ts';

const PORT = 4192;
const BARE_PORT = 4193;
const SECONDS = 4;
const PAGE = '/shop/p/stoneware-mug';
const FLOOD_PATH = '/api/events/RecordJavascriptErrors';
const RECORDS_A_CALL = 20;
const RECORDS_A_SECOND = 10_000;
const FLOOD_CONNECTIONS = 20;
const FLOOD_ADDRESS = '10.9.9.9';
/** If the server read the whole flood, a page would take a tenth longer. */
const MOST = 1.05;
/** Milliseconds between two actions of a visitor. */
const REST_MS = 5;

/**
 * How long others wait during a flood of 10,000 records per second, compared with a flood of a bare server, so that
 * both sides carry the sender's cost.
 */
export async function benchFlood({ runs }: { runs: number }) {
  return onGround({ port: PORT, env: { TRUSTED_PROXIES: '127.0.0.1,::1' } }, async ({ code: { sql }, db, url }) => {
    const bare = await startBare();
    try {
      const { rows } = await sql<{ id: string }>`
        select variant.id from variant join product on product.id = product_id where slug = 'stoneware-mug'`.execute(
        db,
      );
      const cart = await openCart(url, rows.map(({ id }) => id).slice(0, 1));
      const acts = {
        'a page, µs': () => fetch(url + PAGE),
        'a change of a cart, µs': (number: number) => changeCart(url, cart, number),
      };
      const visitor = await choosingVisitor(url, 'accepted');
      const series = Object.keys(acts).map((figure) => ({
        figure,
        ours: [] as number[],
        theirs: [] as number[],
      }));
      for (let run = 0; run <= runs; run += 1) {
        for (const [at, address] of [
          ['theirs', bare.url],
          ['ours', url],
        ] as const) {
          const waited = await duringFlood(address, visitor, acts);
          // The first round is a warm-up, and uses up the burst of the address.
          if (run > 0) series.forEach((one, index) => one[at].push(waited[index] ?? NaN));
        }
      }
      return series.map(({ figure, ...both }) => beside(figure, both, MOST));
    } finally {
      bare.stop();
    }
  });
}

/** Median microseconds of each action during the flood, which must be answered, and refused beyond the limit. */
async function duringFlood(
  address: string,
  { crumb, cookie }: NewVisitor,
  acts: Record<string, (number: number) => Promise<Response>>,
) {
  const flood = autocannon({
    url: address + FLOOD_PATH,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      cookie,
      'x-csrf-token': crumb,
      'x-forwarded-for': FLOOD_ADDRESS,
    },
    body: errorReports(),
    connections: FLOOD_CONNECTIONS,
    overallRate: RECORDS_A_SECOND / RECORDS_A_CALL,
    duration: SECONDS,
    // In its own thread, so that it does not delay the others.
    workers: 1,
  });
  const waited = await waitsUntil(performance.now() + SECONDS * 1000, acts);
  const { requests, errors, statusCodeStats } = await flood;
  const refused = statusCodeStats?.['429']?.count ?? 0;
  if (errors > 0 || requests.average * RECORDS_A_CALL < 0.95 * RECORDS_A_SECOND || refused < 0.5 * requests.total)
    throw new Error(`No flood: ${requests.average} calls a second, ${refused} of ${requests.total} refused.`);
  return waited;
}

async function waitsUntil(endsAt: number, acts: Record<string, (number: number) => Promise<Response>>) {
  const waits = Object.values(acts).map((act) => ({ act, took: [] as number[] }));
  for (let number = 0; performance.now() < endsAt; number += 1) {
    for (const { act, took } of waits) {
      const startedAt = performance.now();
      const reply = await act(number);
      await reply.arrayBuffer();
      took.push((performance.now() - startedAt) * 1000);
      if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}.`);
      await pause(REST_MS);
    }
  }
  return waits.map(({ took }) => median(took));
}

function changeCart(url: string, cart: OpenCart, number: number) {
  const { path, headers } = changeOf(cart);
  return fetch(url + path, { method: 'PUT', headers, body: newQuantity(number) });
}

function errorReports() {
  const data = {
    websiteId: '',
    templateId: '',
    url: '/shop',
    userAgent: '',
    app: 'shell@1',
    message: 'x is no function',
  };
  return JSON.stringify(Array.from({ length: RECORDS_A_CALL }, () => ({ event: 'error', timestamp: 1, data })));
}

async function startBare() {
  const child = fork(new URL(import.meta.url), ['--bare'], {
    execArgv: TYPESCRIPT_ARGS,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://localhost:${BARE_PORT}`, stop: () => void child.kill() };
}

/** A server that refuses every request at once. */
async function refuseAll() {
  const app = Fastify();
  app.post(FLOOD_PATH, { onRequest: (_, reply) => void reply.code(429).send() }, () => undefined);
  await app.listen({ port: BARE_PORT, host: '::' });
  process.send?.('ready');
}

if (process.argv.includes('--bare')) void refuseAll();
