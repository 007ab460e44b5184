import puppeteer, { type Browser } from 'puppeteer';
import { BROWSER } from '../visitors/browser.ts';
import { startFloor } from '../servers/floor-server.ts';
import { becomePhone } from '../visitors/phone.ts';
import { startSite } from '../servers/site-server.ts';
import { beside } from '../statistics.ts';
import { watchPaints, type Paints } from '../visitors/watch-paints.ts';

/** Set in the page by `watchPaints`. */
declare const seen: Paints;

const PAGE = '/gallery';
const SITE_PORT = 4199;
const FLOOR_PORT = 4200;
const PROCESSORS = [4, 8];
/** How far a visitor scrolls at once, in pixels, and rests after it. */
const STEP_PX = 400;
const REST_MS = 250;

/** The page of three galleries beside a hand-written one with the same pictures: largest paint, and shifts down to its end. */
export async function benchGallery({ runs }: { runs: number }) {
  const site = await startSite({ port: SITE_PORT });
  const floor = await startFloor({ port: FLOOR_PORT, siteUrl: site.url, page: PAGE, file: 'gallery.html' });
  const browser = await puppeteer.launch(BROWSER);
  try {
    const rows = [];
    for (const cpu of PROCESSORS) {
      const paint = { ours: [] as number[], theirs: [] as number[] };
      let shift = 0;
      for (let run = 0; run <= runs; run += 1) {
        const ours = await visit(browser, site.url + PAGE, cpu);
        const theirs = await visit(browser, floor.url + PAGE, cpu);
        if (run === 0) continue;
        paint.ours.push(ours.largestPaintMs);
        paint.theirs.push(theirs.largestPaintMs);
        shift = Math.max(shift, ours.layoutShift);
      }
      rows.push(beside(`${cpu} x: largest paint, ms`, paint, 1.05), {
        figure: `${cpu} x: layout shift`,
        ours: shift,
        bar: '0',
        holds: shift === 0,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await floor.stop();
    await site.stop();
  }
}

async function visit(browser: Browser, url: string, cpu: number): Promise<Paints> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await becomePhone(page, cpu);
  await page.evaluateOnNewDocument(watchPaints);
  await page.goto(url, { waitUntil: 'networkidle2' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP_PX) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  const paints = await page.evaluate(() => seen);
  await context.close();
  return paints;
}
