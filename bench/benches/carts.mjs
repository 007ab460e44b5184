import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { changeOf, newQuantity, openCart } from '../visitors/open-cart.mjs';
import { onGround } from '../servers/ground.mjs';
import { median, pairedRatio } from '../statistics.mjs';

const PORT = 4195;
const BARE_PORT = 4196;
const SECONDS = 4;
/** Carts under way at a time, each changed again as soon as it is answered. */
const CARTS = 100;
/** As the server's own pool has. */
const BARE_CONNECTIONS = 10;
/** Lines of the carts whose cost is compared; the last is the most a cart holds. */
const SIZES = /** @type {const} */ ([1, 10, 100]);

/**
 * Changes of a quantity a second with 100 carts under way, beside a bare route whose transaction locks, reads and updates
 * one row of the same PostgreSQL; and what such a change costs in carts of 1, 10 and 100 lines.
 * @param {{ runs: number }} options
 */
export async function benchCarts({ runs }) {
  return onGround({ port: PORT, change: withTiles }, async (ground) => {
    const bare = await startBare(ground);
    try {
      const variants = await tilesOf(ground);
      const carts = await Promise.all(Array.from({ length: CARTS }, () => openCart(ground.url, variants.slice(0, 1))));
      const sized = [];
      for (const size of SIZES) sized.push(await openCart(ground.url, variants.slice(0, size)));
      const series = {
        ours: /** @type {Load[]} */ ([]),
        bare: /** @type {Load[]} */ ([]),
        costs: SIZES.map(() => /** @type {number[]} */ ([])),
      };
      for (let run = 0; run <= runs; run += 1) {
        const [theirs, ours] = [await changeRows(bare.url), await changeCarts(ground.url, carts)];
        const costs = [];
        for (const cart of sized) costs.push(1000 / (await changeCarts(ground.url, [cart])).aSecond);
        // The first round warms all up.
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

/** @typedef {import('../visitors/open-cart.mjs').OpenCart} OpenCart */
/** @typedef {{ aSecond: number, p99Ms: number }} Load what a server answered under load */

/** @param {readonly Load[]} ours @param {readonly Load[]} bare */
function rate(ours, bare) {
  const [a, b] = [ours, bare].map((loads) => loads.map(({ aSecond }) => aSecond));
  return row(`changes a second, ${CARTS} carts`, a ?? [], b ?? [], { bar: 0.5, isMost: false });
}

/** @param {readonly Load[]} ours @param {readonly Load[]} bare */
function slowest(ours, bare) {
  const [a, b] = [ours, bare].map((loads) => loads.map(({ p99Ms }) => p99Ms));
  return row(`ms of the slowest hundredth, ${CARTS} carts`, a ?? [], b ?? [], { bar: 2, isMost: true });
}

/** @param {number} index @param {number} times @param {readonly (readonly number[])[]} costs */
function growth(index, times, costs) {
  const [larger, smaller] = [costs[index] ?? [], costs[index - 1] ?? []];
  const figure = `ms a change, ${SIZES[index]} lines beside ${SIZES[index - 1]}`;
  return row(figure, larger, smaller, { bar: times, isMost: true });
}

/**
 * @param {string} figure
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 * @param {{ bar: number, isMost: boolean }} bar
 */
function row(figure, ours, theirs, { bar, isMost }) {
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

/** The sample shop with a product that fills a cart. @param {any} shop */
function withTiles(shop) {
  const [first] = shop.products;
  const { shipping } = first.variants[0];
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

/** @param {import('../servers/ground.mjs').Ground} ground @returns {Promise<string[]>} ids of variants */
async function tilesOf({ code: { sql }, db }) {
  const { rows } = await sql`select id from variant where sku like 'TILE-%' order by position`.execute(db);
  return rows.map((/** @type {{ id: string }} */ { id }) => id);
}

/** @param {string} url @param {readonly OpenCart[]} carts */
function changeCarts(url, carts) {
  return underLoad(url, carts.length, (number) => {
    return changeOf(/** @type {OpenCart} */ (carts[number % carts.length]));
  });
}

/** @param {string} url */
function changeRows(url) {
  return underLoad(url, CARTS, (number) => ({
    path: `/rows/${number % CARTS}`,
    headers: { 'content-type': 'application/json' },
  }));
}

/**
 * Every connection changes what is its own, to 1, 2 and so on pieces.
 * @param {string} url
 * @param {number} connections
 * @param {(connection: number) => { path: string, headers: Record<string, unknown> }} requestOf
 * @returns {Promise<Load>}
 */
async function underLoad(url, connections, requestOf) {
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    setupClient: (client) => {
      const request = requestOf(opened++);
      let sent = 0;
      const next = () => newQuantity(sent++);
      client.setRequests([
        { method: 'PUT', .../** @type {any} */ (request), setupRequest: (one) => ({ ...one, body: next() }) },
      ]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} requests.`);
  return { aSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** @param {import('../servers/ground.mjs').Ground} ground */
async function startBare({ code: { sql }, db, connection }) {
  await sql`create table bare_row (id int primary key, quantity int not null)`.execute(db);
  await sql`insert into bare_row select n, 0 from generate_series(0, ${CARTS - 1}) n`.execute(db);
  const child = fork(new URL(import.meta.url), ['--bare'], { env: { ...process.env, NODE_ENV: 'production' } });
  await new Promise((resolve) => {
    child.once('message', resolve);
    child.send(connection);
  });
  return { url: `http://localhost:${BARE_PORT}`, stop: () => void child.kill() };
}

/** @param {object} connection */
async function serveRows(connection) {
  const pool = new pg.Pool({ ...connection, max: BARE_CONNECTIONS });
  const app = Fastify();
  app.put('/rows/:id', async (request) => {
    const { id } = /** @type {{ id: string }} */ (request.params);
    const { quantity } = /** @type {{ quantity: number }} */ (request.body);
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

if (process.argv.includes('--bare'))
  process.once('message', (connection) => void serveRows(/** @type {object} */ (connection)));
