import puppeteer from 'puppeteer';
import { BROWSER } from './browser.mjs';
import { startFloor } from './floor-server.mjs';
import { startSite } from './site-server.mjs';
import { median, pairedRatio } from './statistics.mjs';

const PAGE = '/shop/p/stoneware-mug';
const SITE_PORT = 4184;
const FLOOR_PORT = 4185;
/** A cheap phone on a slow line: what a visitor may have. */
const SLOW = { cpu: 4, bytesASecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150 };
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
const LOOK_EVERY_MS = 25;
const GIVE_UP_MS = 20_000;

/**
 * The product page beside a page of the same content written by hand: largest paint, and when a tap on add to cart
 * first works, throttled and in turn.
 * @param {{ runs: number }} options
 */
export async function benchPage({ runs }) {
  const site = await startSite({ port: SITE_PORT });
  const floor = await startFloor({ port: FLOOR_PORT, siteUrl: site.url, page: PAGE });
  const browser = await puppeteer.launch(BROWSER);
  /** @type {Record<'paint' | 'tapEarly' | 'tapLoaded', { ours: number[], floor: number[] }>} */
  const series = {
    paint: { ours: [], floor: [] },
    tapEarly: { ours: [], floor: [] },
    tapLoaded: { ours: [], floor: [] },
  };
  let shift = 0;
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const [who, url] of /** @type {const} */ ([
        ['ours', site.url],
        ['floor', floor.url],
      ])) {
        const early = await measure(browser, url + PAGE, 'painted');
        const loaded = await measure(browser, url + PAGE, 'loaded');
        if (run === 0) continue;
        series.paint[who].push(loaded.largestPaintMs);
        series.tapEarly[who].push(early.worksAfterMs);
        series.tapLoaded[who].push(loaded.worksAfterMs);
        if (who === 'ours') shift = Math.max(shift, loaded.layoutShift);
      }
    }
  } finally {
    await browser.close();
    await floor.stop();
    await site.stop();
  }
  return [
    row('largest paint, ms', series.paint, 1.05),
    row('add to cart works, tapped at first paint, ms', series.tapEarly, 1.2),
    row('add to cart works, tapped when loaded, ms', series.tapLoaded, 1.2),
    { figure: 'layout shift', ours: shift, bar: '0', holds: shift === 0 },
  ];
}

/**
 * @param {string} figure
 * @param {{ ours: number[], floor: number[] }} series
 * @param {number} bar
 */
function row(figure, { ours, floor }, bar) {
  const ratio = pairedRatio(ours, floor);
  return {
    figure,
    ours: Math.round(median(ours)),
    beside: Math.round(median(floor)),
    ratio: ratio.median,
    range: [ratio.low, ratio.high],
    bar: `≤ ${bar}`,
    holds: ratio.median <= bar,
  };
}

/**
 * One visit with an empty cache: taps add to cart once, at the first paint or after the load event, and waits until
 * the page shows a piece in the cart.
 * @param {import('puppeteer').Browser} browser
 * @param {string} url
 * @param {'painted' | 'loaded'} when
 */
async function measure(browser, url, when) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await throttle(page);
  await page.evaluateOnNewDocument(watchPaints);
  const start = Date.now();
  const navigation = page.goto(url, { waitUntil: 'load' });
  if (when === 'loaded') await navigation;
  await until(page, isPainted);
  const paints =
    when === 'loaded'
      ? await page.evaluate(() => /** @type {any} */ (globalThis).seen)
      : { largestPaintMs: NaN, layoutShift: 0 };
  await page.$eval('[data-add-to-cart]', (button) => /** @type {HTMLElement} */ (button).click());
  await until(page, isCounted);
  const worksAfterMs = Date.now() - start;
  // A tap that goes to the next page ends the first navigation.
  await navigation.catch(() => undefined);
  await context.close();
  return { ...paints, worksAfterMs };
}

function isPainted() {
  const isDrawn = performance.getEntriesByName('first-contentful-paint').length > 0;
  return isDrawn && document.querySelector('[data-add-to-cart]') !== null;
}

function isCounted() {
  const count = document.querySelector('[data-cart-count]')?.textContent?.trim();
  return count !== undefined && count !== '' && count !== '0';
}

/**
 * @param {import('puppeteer').Page} page
 * @param {() => boolean} isTrue asked in the page
 */
async function until(page, isTrue) {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    // Between two pages there is nobody to ask; the next look finds the new page.
    if (await page.evaluate(isTrue).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`${isTrue.name} did not become true in ${GIVE_UP_MS} ms: the tap was lost.`);
}

/** @param {import('puppeteer').Page} page */
async function throttle(page) {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesASecond,
    uploadThroughput: SLOW.bytesASecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
}

function watchPaints() {
  const seen = { largestPaintMs: 0, layoutShift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.largestPaintMs = entry.startTime)),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.layoutShift += /** @type {any} */ (entry).value)),
  ).observe({ type: 'layout-shift', buffered: true });
}
