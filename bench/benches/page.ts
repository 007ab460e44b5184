import puppeteer, { type Browser } from 'puppeteer';
import { BROWSER } from '../visitors/browser.ts';
import { startFloor } from '../servers/floor-server.ts';
import { becomePhone } from '../visitors/phone.ts';
import { startSite } from '../servers/site-server.ts';
import { beside } from '../statistics.ts';
import { watchPaints, type Paints } from '../visitors/watch-paints.ts';

interface Seen extends Paints {
  shiftBeforeTap: number;
  /** Set once the cart shows the piece. */
  worksAfterMs?: number;
}

/** Set in the page by `watchPaints`. */
declare const seen: Seen;

const PAGE = '/shop/p/stoneware-mug';
const SITE_PORT = 4184;
const FLOOR_PORT = 4185;
const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 20_000;

/** How many times slower than this machine the phone is; the ratio must hold on slow phones too. */
const PROCESSORS = [4, 8];

/** The product page beside a hand-written one: largest paint, and when a tap on "add to cart" first works. */
export async function benchPage({ runs }: { runs: number }) {
  const site = await startSite({ port: SITE_PORT });
  const floor = await startFloor({ port: FLOOR_PORT, siteUrl: site.url, page: PAGE });
  const browser = await puppeteer.launch(BROWSER);
  try {
    const rows = [];
    for (const cpu of PROCESSORS)
      rows.push(...(await compare({ browser, cpu, ours: site.url, theirs: floor.url, runs })));
    return rows;
  } finally {
    await browser.close();
    await floor.stop();
    await site.stop();
  }
}

async function compare({
  browser,
  cpu,
  ours,
  theirs,
  runs,
}: {
  browser: Browser;
  cpu: number;
  ours: string;
  theirs: string;
  runs: number;
}) {
  const series: Record<'paint' | 'tapEarly' | 'tapLoaded', { ours: number[]; theirs: number[] }> = {
    paint: { ours: [], theirs: [] },
    tapEarly: { ours: [], theirs: [] },
    tapLoaded: { ours: [], theirs: [] },
  };
  let shift = 0;
  for (let run = 0; run <= runs; run += 1) {
    for (const [who, url] of [
      ['ours', ours],
      ['theirs', theirs],
    ] as const) {
      const early = await measure(browser, { url: url + PAGE, when: 'painted', cpu });
      const loaded = await measure(browser, { url: url + PAGE, when: 'loaded', cpu });
      if (run === 0) continue;
      series.paint[who].push(loaded.largestPaintMs);
      series.tapEarly[who].push(early.worksAfterMs);
      series.tapLoaded[who].push(loaded.worksAfterMs);
      if (who === 'ours') shift = Math.max(shift, loaded.shiftBeforeTap);
    }
  }
  return [
    beside(`${cpu} x: largest paint, ms`, series.paint, 1.05),
    beside(`${cpu} x: add to cart works, tapped at first paint, ms`, series.tapEarly, 1.2),
    beside(`${cpu} x: add to cart works, tapped when loaded, ms`, series.tapLoaded, 1.2),
    { figure: `${cpu} x: layout shift`, ours: shift, bar: '0', holds: shift === 0 },
  ];
}

/**
 * Visits a page, taps "add to cart" at the first paint or after the load event, and waits until the page shows the
 * piece. The page itself measures, since asking it would cost time.
 */
async function measure(browser: Browser, { url, when, cpu }: { url: string; when: 'painted' | 'loaded'; cpu: number }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await becomePhone(page, cpu);
  await page.evaluateOnNewDocument(watchPaints);
  await page.evaluateOnNewDocument(tapAndTime, when);
  // A tap that navigates ends the first navigation.
  await page.goto(url, { waitUntil: 'load' }).catch(() => undefined);
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    // Between two pages the evaluation fails; the next one finds the new page.
    const found = await page.evaluate(() => seen).catch(() => undefined);
    if (found?.worksAfterMs) {
      await context.close();
      return { ...found, worksAfterMs: found.worksAfterMs };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The cart shows nothing after ${GIVE_UP_MS} ms: the tap was lost.`);
}

/** Runs in each page of the visit before its scripts. */
function tapAndTime(when: 'painted' | 'loaded') {
  const began = Number((sessionStorage['began'] ??= String(performance.timeOrigin)));
  const isFirstPage = began === performance.timeOrigin;
  const tap = () => {
    const button = document.querySelector('[data-add-to-cart]') as HTMLElement | null;
    if (!button) return requestAnimationFrame(tap);
    // Shifts after the answer to a tap are intended. A scripted tap is no input for which browsers would exclude them.
    seen.shiftBeforeTap = seen.layoutShift;
    button.click();
  };
  const look = () => {
    const count = document.querySelector('[data-cart-count]')?.textContent?.trim();
    if (!count || count === '0') return requestAnimationFrame(look);
    seen.worksAfterMs = performance.timeOrigin + performance.now() - began;
  };
  look();
  if (!isFirstPage) return;
  if (when === 'loaded') addEventListener('load', () => setTimeout(tap));
  else new PerformanceObserver((_, observer) => (observer.disconnect(), tap())).observe({ type: 'paint' });
}
