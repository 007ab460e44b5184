import puppeteer from 'puppeteer';
import { BROWSER } from '../visitors/browser.mjs';
import { becomePhone } from '../visitors/phone.mjs';
import { startSite } from '../servers/site-server.mjs';
import { beside, median } from '../statistics.mjs';
import { choosingVisitor } from '../visitors/new-visitor.mjs';

const SITE_PORT = 4198;
const PAGE = '/shop/p/stoneware-mug';
/** From here on a task keeps the page from answering. */
const LONG_TASK_MS = 50;
/** Telemetry begins when the page has loaded and has nothing to do; after that long it has told of the page. */
const WATCH_MS = 6000;
const MS = 1000;

/**
 * What telemetry costs a page: the product page of a visitor who allows it beside that of one who does not, throttled
 * and in turn. Largest paint, the time in which the page cannot answer, and what scripts take.
 * @param {{ runs: number }} options
 */
export async function benchWatched({ runs }) {
  const site = await startSite({ port: SITE_PORT });
  const browser = await puppeteer.launch(BROWSER);
  const series = Object.fromEntries(
    ['paintMs', 'blockedMs', 'scriptMs'].map((name) => [
      name,
      { ours: /** @type {number[]} */ ([]), theirs: /** @type {number[]} */ ([]) },
    ]),
  );
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const [who, choice] of /** @type {const} */ ([
        ['ours', 'true'],
        ['theirs', 'false'],
      ])) {
        const seen = await visit(browser, site.url, choice);
        if (seen.isReported !== (who === 'ours')) throw new Error('Telemetry did not do what the visitor chose.');
        if (run > 0) for (const [name, both] of Object.entries(series)) both[who].push(seen[name]);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    beside('largest paint, ms', series.paintMs, 1.05),
    blockingRow(series.blockedMs),
    { ...beside('script until the page is told of, ms', series.scriptMs, Infinity), bar: 'none' },
  ];
}

/** Where the middle half of the differences has nothing or less in it, there is nothing to be seen. @param {{ ours: number[], theirs: number[] }} both */
function blockingRow({ ours, theirs }) {
  const more = ours.map((value, index) => value - (theirs[index] ?? NaN)).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => more[Math.min(more.length - 1, Math.floor(more.length * share))] ?? NaN;
  return {
    figure: 'blocked by long tasks, ms more',
    ours: Math.round(median(ours)),
    beside: Math.round(median(theirs)),
    range: [at(0.25), at(0.75)],
    bar: 'none to be seen',
    holds: at(0.25) <= 0,
  };
}

/**
 * One visit with an empty cache, until telemetry has had its time.
 * @param {import('puppeteer').Browser} browser
 * @param {string} url
 * @param {'true' | 'false'} choice what the visitor has chosen on the cookie banner
 * @returns {Promise<any>}
 */
async function visit(browser, url, choice) {
  const context = await browser.createBrowserContext();
  const { cookie } = await choosingVisitor(url, choice === 'true' ? 'accepted' : 'declined');
  await context.setCookie({ name: 'CookieChoice', value: /CookieChoice=([^;]+)/.exec(cookie)?.[1] ?? '', url });
  const page = await context.newPage();
  await becomePhone(page);
  await page.evaluateOnNewDocument(watch, LONG_TASK_MS);
  let isReported = false;
  page.on('request', (request) => (isReported ||= /\/api\/census\/RecordHit/.test(request.url())));
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  const { ScriptDuration = NaN } = await page.metrics();
  await context.close();
  return { ...seen, scriptMs: ScriptDuration * MS, isReported };
}

/** Runs in the page, before its own scripts. @param {number} longMs */
function watch(longMs) {
  const seen = { paintMs: 0, blockedMs: 0 };
  Object.assign(globalThis, { seen });
  /** @param {string} type @param {(entry: PerformanceEntry) => void} each */
  const on = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime));
  on('longtask', ({ duration }) => (seen.blockedMs += duration - longMs));
}
