import puppeteer from 'puppeteer';
import { BROWSER } from './browser.mjs';
import { becomePhone } from './phone.mjs';
import { PATIENT, startSite } from './site-server.mjs';

const SITE_PORT = 4193;
const LINES = 100;
const ACTIONS = 60;
/** Interaction to next paint, at four times the processor's time. */
const BAR_MS = 100;
/** A frame of a screen of sixty pictures a second, and the next for what falls between two. */
const FRAMES_BAR = 1;
/** Between two actions, so that each is one of its own. */
const PAUSE_MS = 120;
const PERCENTILE = 0.98;
const PRODUCT = 'bench-piece';
const MORE = '[data-step="1"]';

/**
 * What a tap costs in a cart of a hundred lines, on a cheap phone: the browser's own interaction to next paint over sixty
 * taps, spread over the lines, and after how many frames the tap is seen, pieces and total.
 * @param {{ runs: number }} options
 */
export async function benchCartTaps({ runs }) {
  const site = await startSite({ port: SITE_PORT, change: withManyPieces, env: PATIENT });
  const browser = await puppeteer.launch(BROWSER);
  /** @type {number[]} */
  const durationsMs = [];
  /** @type {number[]} */
  const frames = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const seen = await visit(browser, site.url);
      durationsMs.push(...seen.durationsMs);
      frames.push(...seen.frames);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    row('interaction to next paint, p98, ms', durationsMs, BAR_MS),
    row('frames from a tap until it is shown, the longest', frames, FRAMES_BAR),
  ];
}

/** @param {string} figure @param {number[]} values @param {number} bar */
function row(figure, values, bar) {
  const sorted = [...values].sort((a, b) => a - b);
  const ours = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * PERCENTILE) - 1)] ?? NaN;
  const shown = bar === FRAMES_BAR ? (sorted.at(-1) ?? NaN) : ours;
  return {
    figure: `${figure} (${values.length} taps)`,
    ours: shown,
    range: [sorted[0], sorted.at(-1)],
    bar: `≤ ${bar}`,
    holds: shown <= bar,
  };
}

/** A product with as many variants as the cart has lines. @param {any} shop the sample's document */
function withManyPieces(shop) {
  const model = shop.products.find(({ slug }) => slug === 'bud-vase');
  const [variant] = model.variants;
  const variants = Array.from({ length: LINES }, (_, index) => ({
    ...variant,
    sku: `BENCH-${index}`,
    qtyInStock: 999,
    options: [`Piece ${index + 1}`],
  }));
  const product = { ...model, slug: PRODUCT, title: 'Piece', optionNames: ['Piece'], variants };
  return { ...shop, products: [...shop.products, product] };
}

/**
 * Fills a cart and taps in it.
 * @param {import('puppeteer').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(`${url}/shop/p/${PRODUCT}`);
  await page.evaluate(fillCart);
  await becomePhone(page);
  await page.evaluateOnNewDocument(watchInteractions);
  await page.goto(`${url}/cart`);
  await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
  const buttons = await page.$$(`[data-line] ${MORE}`);
  if (buttons.length !== LINES) throw new Error(`The cart has ${buttons.length} lines, not ${LINES}.`);
  for (let action = 0; action < ACTIONS; action += 1) {
    const button = buttons[(action * 7) % LINES];
    await button?.tap();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  await context.close();
  if (seen.frames.length !== ACTIONS) throw new Error(`${seen.frames.length} taps of ${ACTIONS} were shown.`);
  // What takes no longer than 16 ms the browser does not tell of; it counts as that.
  const untold = Array.from({ length: Math.max(0, ACTIONS - seen.durationsMs.length) }, () => 16);
  return { frames: seen.frames, durationsMs: [...seen.durationsMs, ...untold] };
}

/** Runs in the page: puts every variant of the product into the cart. */
async function fillCart() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form[data-variants]'));
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

/** Runs in the page, before its own scripts: how long each tap takes, and after how many frames it is shown. */
function watchInteractions() {
  const seen = { durationsMs: /** @type {number[]} */ ([]), frames: /** @type {number[]} */ ([]) };
  Object.assign(globalThis, { seen });
  /** @type {Map<number, number>} */
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {any[]} */ (list.getEntries()))
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    seen.durationsMs = [...longest.values()];
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
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
