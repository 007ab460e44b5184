import { createServer } from 'node:http';
import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import { median, pairedRatio } from '../statistics.mjs';
import { PATIENT, startSite } from '../servers/site-server.mjs';

const PAGE = '/shop/p/stoneware-mug';
const SITE_PORT = 4181;
const UNCACHED_PORT = 4182;
const STRING_PORT = 4183;
const SECONDS = 4;
/** So long the engine goes on making what pages run faster: rendering takes three times as long at first as then. */
const WARM_UP_SECONDS = 50;
const CONNECTIONS = 20;
/** The core all servers run on, one at a time; the load comes from the other. */
const CPU = 0;

/**
 * Requests a second of a page, on one core, beside a server that sends the same page as a stored string.
 * @param {{ runs: number }} options
 */
export async function benchThroughput({ runs }) {
  const cached = await startSite({ port: SITE_PORT, cpu: CPU });
  const uncached = await startSite({
    port: UNCACHED_PORT,
    cpu: CPU,
    env: { KEEP_RENDERED: 'no', ...PATIENT },
  });
  const stored = await startStoredString(await (await fetch(cached.url + PAGE)).text());
  try {
    const series = {
      cached: /** @type {number[]} */ ([]),
      uncached: /** @type {number[]} */ ([]),
      stored: /** @type {number[]} */ ([]),
    };
    for (let run = 0; run <= runs; run += 1) {
      // The first round warms all three up.
      const seconds = run === 0 ? WARM_UP_SECONDS : SECONDS;
      const figures = {
        cached: await requestsASecond(cached.url, seconds),
        uncached: await requestsASecond(uncached.url, seconds),
        stored: await requestsASecond(stored.url, seconds),
      };
      if (run > 0)
        for (const name of /** @type {const} */ (['cached', 'uncached', 'stored'])) series[name].push(figures[name]);
    }
    return [
      row('all blocks cached', series.cached, series.stored, 0.3),
      row('no block cached', series.uncached, series.stored, 0.07),
    ];
  } finally {
    stored.stop();
    await cached.stop();
    await uncached.stop();
  }
}

/**
 * @param {string} name
 * @param {number[]} ours
 * @param {number[]} stored
 * @param {number} bar
 */
function row(name, ours, stored, bar) {
  const ratio = pairedRatio(ours, stored);
  return {
    figure: `requests a second, ${name}`,
    ours: Math.round(median(ours)),
    beside: Math.round(median(stored)),
    ratio: ratio.median,
    range: [ratio.low, ratio.high],
    bar: `≥ ${bar}`,
    holds: ratio.median >= bar,
  };
}

/** @param {string} url @param {number} seconds */
async function requestsASecond(url, seconds) {
  const result = await autocannon({ url: url + PAGE, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} requests.`);
  return result.requests.average;
}

/** @param {string} html */
async function startStoredString(html) {
  const child = fork(new URL(import.meta.url), ['--stored-string'], {
    execPath: 'taskset',
    execArgv: ['-c', String(CPU), process.execPath],
  });
  await new Promise((resolve) => {
    child.once('message', resolve);
    child.send(html);
  });
  return { url: `http://localhost:${STRING_PORT}`, stop: () => void child.kill() };
}

if (process.argv.includes('--stored-string')) {
  process.once('message', (html) => {
    createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    ).listen(STRING_PORT, () => process.send?.('ready'));
  });
}
