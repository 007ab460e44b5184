import type { SiteDocument } from 'shared-types/site/site-document';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { BROWSER } from '../visitors/browser.ts';
import { becomePhone } from '../visitors/phone.ts';
import { findIn, PATIENT, startSite } from '../servers/site-server.ts';

/** Set in the page by `watchInteractions`. */
declare const seen: { readonly durationsMs: number[]; readonly frames: number[] };

const SITE_PORT = 4193;
const LINES = 100;
const ACTIONS = 60;
/** Interaction to next paint, with the processor slowed down four times. */
const BAR_MS = 100;
/** One frame at 60 Hz, and the next for taps between two frames. */
const FRAMES_BAR = 1;
/** Pause between two taps, so that each is an interaction of its own. */
const PAUSE_MS = 120;
const PERCENTILE = 0.98;
/** A slowed-down browser on a busy machine needs more than half a minute until a hundred lines are live. */
const GIVE_UP_MS = 120_000;
const PRODUCT = 'bench-piece';
const MORE = '[data-step="1"]';
const FLOOR = pathToFileURL(join(import.meta.dirname, '..', 'floor', 'lines.html')).href;

export type Seen = { durationsMs: number[]; frames: number[] };

/**
 * Sixty taps in a cart of a hundred lines on a cheap phone: interaction to next paint, and frames until the result
 * shows, beside a hand-written page that only changes the numbers.
 */
export async function benchCartTaps({ runs }: { runs: number }) {
  const site = await startSite({ port: SITE_PORT, change: withManyPieces, env: PATIENT });
  const browser = await puppeteer.launch(BROWSER);
  const ours: Seen[] = [];
  const floor: Seen[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(browser, (page) => openCart(page, site.url)));
      floor.push(await visit(browser, openFloor));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const longest = (sorted: number[]) => sorted.at(-1) ?? NaN;
  return [
    row('interaction to next paint, p98, ms', [ours, floor], { read: 'durationsMs', figureOf: slow, bar: BAR_MS }),
    row('frames from a tap until it is shown, the longest', [ours, floor], {
      read: 'frames',
      figureOf: longest,
      bar: FRAMES_BAR,
    }),
  ];
}

function slow(sorted: number[]) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * PERCENTILE) - 1)] ?? NaN;
}

function row(
  figure: string,
  pages: readonly [readonly Seen[], readonly Seen[]],
  { read, figureOf, bar }: { read: keyof Seen; figureOf: (sorted: number[]) => number; bar: number },
) {
  const [ours, floor] = pages.map((seen) => seen.flatMap((run) => run[read]).sort((a, b) => a - b));
  const shown = figureOf(ours ?? []);
  return {
    figure: `${figure} (${ours?.length} taps)`,
    ours: shown,
    beside: figureOf(floor ?? []),
    range: [ours?.[0], ours?.at(-1)],
    bar: `≤ ${bar}`,
    holds: shown <= bar,
  };
}

/** Adds a product with as many variants as the cart has lines. @param shop the sample's document */
function withManyPieces(shop: SiteDocument): SiteDocument {
  const model = findIn(shop.products, ({ slug }) => slug === 'bud-vase');
  const variant = findIn(model.variants, () => true);
  const variants = Array.from({ length: LINES }, (_, index) => ({
    ...variant,
    sku: `BENCH-${index}`,
    qtyInStock: 999,
    options: [`Piece ${index + 1}`],
  }));
  const product = { ...model, slug: PRODUCT, title: 'Piece', optionNames: ['Piece'], variants };
  return { ...shop, products: [...shop.products, product] };
}

/** Opens a page of lines on a cheap phone, and taps in it. */
async function visit(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<Seen> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(GIVE_UP_MS);
  await page.evaluateOnNewDocument(watchInteractions);
  await open(page);
  const buttons = await page.$$(`[data-line] ${MORE}`);
  if (buttons.length !== LINES) throw new Error(`The page has ${buttons.length} lines, not ${LINES}.`);
  for (let action = 0; action < ACTIONS; action += 1) {
    const button = buttons[(action * 7) % LINES];
    await button?.tap();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const { frames, durationsMs } = await page.evaluate(() => seen);
  await context.close();
  if (frames.length !== ACTIONS) throw new Error(`${frames.length} taps of ${ACTIONS} were shown.`);
  // Browsers do not report interactions of up to 16 ms; they count as 16 ms.
  const unreported = Array.from({ length: Math.max(0, ACTIONS - durationsMs.length) }, () => 16);
  return { frames, durationsMs: [...durationsMs, ...unreported] };
}

async function openCart(page: Page, url: string) {
  await page.goto(`${url}/shop/p/${PRODUCT}`);
  await page.evaluate(fillCart);
  await becomePhone(page);
  await page.goto(`${url}/cart`);
  await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
}

async function openFloor(page: Page) {
  await becomePhone(page);
  await page.goto(FLOOR);
}

/** Runs in the page: adds every variant of the product to the cart. */
async function fillCart() {
  const form = document.querySelector('form[data-variants]') as HTMLFormElement;
  const crumb = new FormData(form).get('crumb');
  for (const { id } of JSON.parse(form.dataset['variants'] ?? '[]')) {
    const reply = await fetch(`${form.getAttribute('action')}?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ variantId: id, quantity: 1 }),
    });
    if (!reply.ok) throw new Error(`The cart refuses a piece: ${reply.status} ${await reply.text()}`);
  }
}

/** Runs in the page before its scripts: measures the duration of each tap, and the frames until its result shows. */
function watchInteractions() {
  const seen = { durationsMs: [] as number[], frames: [] as number[] };
  Object.assign(globalThis, { seen });
  const longest: Map<number, number> = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    seen.durationsMs = [...longest.values()];
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-step]') : null;
      const row = button?.closest('[data-line]');
      if (!row) return;
      const shown = () =>
        row.querySelector('[data-line-total]')?.textContent +
        String(document.querySelector('[data-cart-total]')?.textContent);
      const before = shown();
      let frames = 0;
      const look = () => {
        frames += 1;
        if (shown() !== before) seen.frames.push(frames);
        else if (frames < 120) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
