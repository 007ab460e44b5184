import { createServer } from 'node:http';
import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import { TYPESCRIPT_ARGS } from '../../tools/launch/typescript.mjs';
import { median, pairedRatio } from '../statistics.ts';
import { PATIENT, startSite } from '../servers/site-server.ts';

const PAGE = '/shop/p/stoneware-mug';
const SITE_PORT = 4181;
const UNCACHED_PORT = 4182;
const STRING_PORT = 4183;
const SECONDS = 4;
/** V8 optimizes for this long; before, rendering takes three times as long. */
const WARM_UP_SECONDS = 50;
const CONNECTIONS = 20;
/** All servers run on this core, one at a time; the load comes from the other. */
const CPU = 0;

/** Requests per second of a page on one core, beside a server that sends the same page from memory. */
export async function benchThroughput({ runs }: { runs: number }) {
  const cached = await startSite({ port: SITE_PORT, cpu: CPU });
  const uncached = await startSite({
    port: UNCACHED_PORT,
    cpu: CPU,
    env: { KEEP_RENDERED: 'no', ...PATIENT },
  });
  const stored = await startStoredString(await (await fetch(cached.url + PAGE)).text());
  try {
    const series = {
      cached: [] as number[],
      uncached: [] as number[],
      stored: [] as number[],
    };
    for (let run = 0; run <= runs; run += 1) {
      const seconds = run === 0 ? WARM_UP_SECONDS : SECONDS;
      const figures = {
        cached: await requestsASecond(cached.url, seconds),
        uncached: await requestsASecond(uncached.url, seconds),
        stored: await requestsASecond(stored.url, seconds),
      };
      if (run > 0) for (const name of ['cached', 'uncached', 'stored'] as const) series[name].push(figures[name]);
    }
    return [
      row('all blocks cached', { ours: series.cached, stored: series.stored, bar: 0.3 }),
      row('no block cached', { ours: series.uncached, stored: series.stored, bar: 0.07 }),
    ];
  } finally {
    stored.stop();
    await cached.stop();
    await uncached.stop();
  }
}

function row(name: string, { ours, stored, bar }: { ours: number[]; stored: number[]; bar: number }) {
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

async function requestsASecond(url: string, seconds: number) {
  const result = await autocannon({ url: url + PAGE, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} requests.`);
  return result.requests.average;
}

async function startStoredString(html: string) {
  const child = fork(new URL(import.meta.url), ['--stored-string'], {
    execPath: 'taskset',
    execArgv: ['-c', String(CPU), process.execPath, ...TYPESCRIPT_ARGS],
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
