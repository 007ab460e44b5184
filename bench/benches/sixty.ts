import type { SiteDocument } from 'shared-types/site/site-document';
import puppeteer, { type Browser } from 'puppeteer';
import { BROWSER } from '../visitors/browser.ts';
import { bodyOf } from '../every-block.ts';
import { audit, scoreOf } from '../lighthouse/lighthouse.ts';
import { becomePhone } from '../visitors/phone.ts';
import { findIn, PATIENT, startSite } from '../servers/site-server.ts';
import { median, pairedRatio } from '../statistics.ts';

const SITE_PORT = 4195;
const COUNTS = [10, 30, 60];
const MOST = Math.max(...COUNTS);
/** Block types that go live: gallery, form, map, accordion. */
const KINDS = [8, 9, 20, 69];
const LEAST_PERFORMANCE = 95;
/** A page that has not worked for this long is idle. */
const QUIET_MS = 500;
const MS = 1000;

/** A page of sixty live blocks beside pages of ten and thirty: blocks out of sight must cost nothing. */
export async function benchSixty({ runs }: { runs: number }) {
  const site = await startSite({ port: SITE_PORT, change: withLongPages, env: PATIENT });
  const browser = await puppeteer.launch(BROWSER);
  const series: Map<number, { scriptMs: number[]; live: number }> = new Map(
    COUNTS.map((count) => [count, { scriptMs: [], live: 0 }]),
  );
  const scores = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const [count, figures] of series) {
        const { scriptMs, live } = await startUp(browser, site.url + pathOf(count), count);
        figures.live = live;
        if (run > 0) figures.scriptMs.push(scriptMs);
      }
      if (run > 0) scores.push(scoreOf(await audit(site.url + pathOf(MOST)), 'performance'));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    {
      figure: `performance of ${MOST} blocks`,
      ours: median(scores),
      range: [Math.min(...scores), Math.max(...scores)],
      bar: `≥ ${LEAST_PERFORMANCE}`,
      holds: median(scores) >= LEAST_PERFORMANCE,
    },
    ...COUNTS.filter((count) => count !== MOST).map((count) => growthRow(series, count)),
  ];
}

function growthRow(series: Map<number, { scriptMs: number[]; live: number }>, count: number) {
  const startsOf = (each: number) => series.get(each) ?? { scriptMs: [], live: NaN };
  const [most, few] = [startsOf(MOST), startsOf(count)];
  const ratio = pairedRatio(most.scriptMs, few.scriptMs);
  const inView = most.live / few.live;
  return {
    figure: `script until quiet, ms: ${MOST} blocks beside ${count} (in view: ${most.live} and ${few.live})`,
    ours: Math.round(median(most.scriptMs)),
    beside: Math.round(median(few.scriptMs)),
    ratio: ratio.median,
    range: [ratio.low, ratio.high],
    bar: `≤ ${inView}`,
    holds: ratio.median <= inView,
  };
}

function pathOf(count: number) {
  return `/blocks-${count}`;
}

function withLongPages(shop: SiteDocument): SiteDocument {
  const all = shop.pages.flatMap(({ blocks = [] }) => blocks);
  const kinds = KINDS.map((kind) => findIn(all, ({ type }) => type === kind));
  const about = findIn(shop.pages, ({ path }) => path === '/about');
  const pages = COUNTS.map((count) => ({
    ...about,
    path: pathOf(count),
    ...bodyOf(
      Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).filter((kind) => kind !== undefined),
    ),
  }));
  return { ...shop, pages: [...shop.pages, ...pages] };
}

/** Visits a page with an empty cache until it is idle. */
async function startUp(browser: Browser, url: string, count: number) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await becomePhone(page);
  await page.goto(url, { waitUntil: 'networkidle2' });
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const states = await page.$$eval('main [data-state]', (blocks) =>
    blocks.map((block) => block.getAttribute('data-state')),
  );
  if (states.length !== count || states.includes('failed') || !states.includes('live'))
    throw new Error(`The blocks of ${url} are not as they should be: ${states.join(', ')}.`);
  const { ScriptDuration = NaN } = await page.metrics();
  await context.close();
  return { scriptMs: ScriptDuration * MS, live: states.filter((state) => state === 'live').length };
}
