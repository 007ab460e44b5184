import type { SiteDocument } from 'shared-types/site/site-document';
import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { TYPESCRIPT_ARGS } from '../../tools/launch/typescript.mjs';
import { changeOf, newQuantity, openCart, type OpenCart } from '../visitors/open-cart.ts';
import { onGround, type Ground } from '../servers/ground.ts';
import { findIn } from '../servers/site-server.ts';
import { median, pairedRatio } from '../statistics.ts';

const PORT = 4195;
const BARE_PORT = 4196;
const SECONDS = 4;
/** Concurrent carts, each changed again as soon as it is answered. */
const CARTS = 100;
/** As many as the server's own pool. */
const BARE_CONNECTIONS = 10;
/** Lines of the carts to compare; the last is the maximum. */
const SIZES = [1, 10, 100] as const;

/**
 * Changes of a quantity per second in 100 carts, beside a bare route that locks, reads and updates one row; and the
 * cost of a change in carts of 1, 10 and 100 lines.
 */
export async function benchCarts({ runs }: { runs: number }) {
  return onGround({ port: PORT, change: withTiles }, async (ground) => {
    const bare = await startBare(ground);
    try {
      const variants = await tilesOf(ground);
      const carts = await Promise.all(Array.from({ length: CARTS }, () => openCart(ground.url, variants.slice(0, 1))));
      const sized = [];
      for (const size of SIZES) sized.push(await openCart(ground.url, variants.slice(0, size)));
      const series = {
        ours: [] as Load[],
        bare: [] as Load[],
        costs: SIZES.map(() => [] as number[]),
      };
      for (let run = 0; run <= runs; run += 1) {
        const [theirs, ours] = [await changeRows(bare.url), await changeCarts(ground.url, carts)];
        const costs = [];
        for (const cart of sized) costs.push(1000 / (await changeCarts(ground.url, [cart])).aSecond);
        if (run === 0) continue;
        series.bare.push(theirs);
        series.ours.push(ours);
        costs.forEach((cost, index) => series.costs[index]?.push(cost));
      }
      return [
        rate(series.ours, series.bare),
        slowest(series.ours, series.bare),
        ...SIZES.slice(1).map((size, index) => growth(index + 1, size / (SIZES[index] ?? 1), series.costs)),
      ];
    } finally {
      bare.stop();
    }
  });
}

export type Load = { aSecond: number; p99Ms: number };

function rate(ours: readonly Load[], bare: readonly Load[]) {
  const [a, b] = [ours, bare].map((loads) => loads.map(({ aSecond }) => aSecond));
  return row(`changes a second, ${CARTS} carts`, { ours: a ?? [], theirs: b ?? [] }, { bar: 0.5, isMost: false });
}

function slowest(ours: readonly Load[], bare: readonly Load[]) {
  const [a, b] = [ours, bare].map((loads) => loads.map(({ p99Ms }) => p99Ms));
  return row(
    `ms of the slowest hundredth, ${CARTS} carts`,
    { ours: a ?? [], theirs: b ?? [] },
    { bar: 2, isMost: true },
  );
}

function growth(index: number, times: number, costs: readonly (readonly number[])[]) {
  const [larger, smaller] = [costs[index] ?? [], costs[index - 1] ?? []];
  const figure = `ms a change, ${SIZES[index]} lines beside ${SIZES[index - 1]}`;
  return row(figure, { ours: larger, theirs: smaller }, { bar: times, isMost: true });
}

function row(
  figure: string,
  { ours, theirs }: { ours: readonly number[]; theirs: readonly number[] },
  { bar, isMost }: { bar: number; isMost: boolean },
) {
  const ratio = pairedRatio(ours, theirs);
  return {
    figure,
    ours: Number(median(ours).toPrecision(3)),
    beside: Number(median(theirs).toPrecision(3)),
    ratio: ratio.median,
    range: [ratio.low, ratio.high],
    bar: `${isMost ? '≤' : '≥'} ${bar}`,
    holds: isMost ? ratio.median <= bar : ratio.median >= bar,
  };
}

function withTiles(shop: SiteDocument): SiteDocument {
  const first = findIn(shop.products, ({ slug }) => slug === 'stoneware-mug');
  const shipping = first.variants[0]?.shipping;
  const variants = Array.from({ length: SIZES.at(-1) ?? 0 }, (_, index) => ({
    sku: `TILE-${index}`,
    priceCents: 1200 + index,
    qtyInStock: 0,
    unlimited: true,
    options: [String(index)],
    shipping,
  }));
  const tile = { ...first, slug: 'tile', title: 'Tile', optionNames: ['Number'], pictures: [], variants };
  return { ...shop, products: [...shop.products, tile] };
}

/** Ids of the tiles' variants. */
async function tilesOf({ code: { sql }, db }: Ground): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from variant where sku like 'TILE-%' order by position`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function changeCarts(url: string, carts: readonly OpenCart[]) {
  return underLoad(url, carts.length, (number) => {
    return changeOf(carts[number % carts.length] as OpenCart);
  });
}

function changeRows(url: string) {
  return underLoad(url, CARTS, (number) => ({
    path: `/rows/${number % CARTS}`,
    headers: { 'content-type': 'application/json' },
  }));
}

/** Each connection changes its own cart, to 1, 2 and so on pieces. */
async function underLoad(
  url: string,
  connections: number,
  requestOf: (connection: number) => { path: string; headers: Record<string, unknown> },
): Promise<Load> {
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    setupClient: (client: { setRequests(requests: readonly object[]): void }) => {
      const request = requestOf(opened++);
      let sent = 0;
      const next = () => newQuantity(sent++);
      client.setRequests([{ method: 'PUT', ...request, setupRequest: (one: object) => ({ ...one, body: next() }) }]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} requests.`);
  return { aSecond: result.requests.average, p99Ms: result.latency.p99 };
}

async function startBare({ code: { sql }, db, connection }: Ground) {
  await sql`create table bare_row (id int primary key, quantity int not null)`.execute(db);
  await sql`insert into bare_row select n, 0 from generate_series(0, ${CARTS - 1}) n`.execute(db);
  const child = fork(new URL(import.meta.url), ['--bare'], {
    execArgv: TYPESCRIPT_ARGS,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise((resolve) => {
    child.once('message', resolve);
    child.send(connection);
  });
  return { url: `http://localhost:${BARE_PORT}`, stop: () => void child.kill() };
}

async function serveRows(connection: object) {
  const pool = new pg.Pool({ ...connection, max: BARE_CONNECTIONS });
  const app = Fastify();
  app.put('/rows/:id', async (request) => {
    const { id } = request.params as { id: string };
    const { quantity } = request.body as { quantity: number };
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query('select quantity from bare_row where id = $1 for update', [id]);
      await client.query('update bare_row set quantity = $2 where id = $1', [id, quantity]);
      await client.query('commit');
      return { before: rows[0].quantity, quantity };
    } finally {
      client.release();
    }
  });
  await app.listen({ port: BARE_PORT, host: '::' });
  process.send?.('ready');
}

if (process.argv.includes('--bare')) process.once('message', (connection) => void serveRows(connection as object));
