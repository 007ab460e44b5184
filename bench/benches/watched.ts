import puppeteer, { type Browser, type CookieData } from 'puppeteer';
import { BROWSER } from '../visitors/browser.ts';
import { becomePhone } from '../visitors/phone.ts';
import { startSite } from '../servers/site-server.ts';
import { beside, median } from '../statistics.ts';
import { choosingVisitor } from '../visitors/new-visitor.ts';

interface Seen {
  readonly paintMs: number;
  readonly blockedMs: number;
}

/** Set in the page by `watch`. */
declare const seen: Seen;

interface Visit extends Seen {
  readonly scriptMs: number;
  readonly isReported: boolean;
}

const SITE_PORT = 4198;
const PAGE = '/shop/p/stoneware-mug';
/** Longer tasks delay the page's response to input. */
const LONG_TASK_MS = 50;
/** Telemetry starts when the page is loaded and idle; after this long it has sent its records. */
const WATCH_MS = 6000;
const MS = 1000;

/** The cost of telemetry: the product page with and without consent. Largest paint, blocking time, script time. */
export async function benchWatched({ runs }: { runs: number }) {
  const site = await startSite({ port: SITE_PORT });
  const browser = await puppeteer.launch(BROWSER);
  const pair = () => ({ ours: [] as number[], theirs: [] as number[] });
  const series = { paintMs: pair(), blockedMs: pair(), scriptMs: pair() };
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const [who, choice] of [
        ['ours', 'true'],
        ['theirs', 'false'],
      ] as const) {
        const seen = await visit(browser, site.url, choice);
        if (seen.isReported !== (who === 'ours')) throw new Error('Telemetry did not do what the visitor chose.');
        if (run > 0)
          for (const name of ['paintMs', 'blockedMs', 'scriptMs'] as const) series[name][who].push(seen[name]);
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

/** If the middle half of the differences includes zero, there is no measurable effect. */
function blockingRow({ ours, theirs }: { ours: number[]; theirs: number[] }) {
  const more = ours.map((value, index) => value - (theirs[index] ?? NaN)).sort((a, b) => a - b);
  const at = (share: number) => more[Math.min(more.length - 1, Math.floor(more.length * share))] ?? NaN;
  return {
    figure: 'blocked by long tasks, ms more',
    ours: Math.round(median(ours)),
    beside: Math.round(median(theirs)),
    range: [at(0.25), at(0.75)],
    bar: 'none to be seen',
    holds: at(0.25) <= 0,
  };
}

/** Visits a page with an empty cache until telemetry has sent its records. */
async function visit(browser: Browser, url: string, choice: 'true' | 'false'): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const { cookie } = await choosingVisitor(url, choice === 'true' ? 'accepted' : 'declined');
  const value = /CookieChoice=([^;]+)/.exec(cookie)?.[1] ?? '';
  // Chromium accepts a URL in place of the domain that the types require.
  await context.setCookie({ name: 'CookieChoice', value, url } as unknown as CookieData);
  const page = await context.newPage();
  await becomePhone(page);
  await page.evaluateOnNewDocument(watch, LONG_TASK_MS);
  let isReported = false;
  page.on('request', (request) => (isReported ||= /\/api\/census\/RecordHit/.test(request.url())));
  await page.goto(url + PAGE, { waitUntil: 'load' });
  await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  const watched = await page.evaluate(() => seen);
  const { ScriptDuration = NaN } = await page.metrics();
  await context.close();
  return { ...watched, scriptMs: ScriptDuration * MS, isReported };
}

/** Runs in the page before its scripts. */
function watch(longMs: number) {
  const seen = { paintMs: 0, blockedMs: 0 };
  Object.assign(globalThis, { seen });

  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime));
  on('longtask', ({ duration }) => (seen.blockedMs += duration - longMs));
}
