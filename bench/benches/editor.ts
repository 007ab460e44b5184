import type { SiteDocument } from 'shared-types/site/site-document';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer';
import { bodyOf } from '../every-block.ts';
import { onGround, type Ground } from '../servers/ground.ts';
import { findIn, PATIENT } from '../servers/site-server.ts';
import { median } from '../statistics.ts';
import { BROWSER } from '../visitors/browser.ts';
import { becomePhone } from '../visitors/phone.ts';
import type { Database } from '../../server/src/platform/schema/database';

interface Code {
  readonly PASSWORD: string;
  seedAccount(db: Database, seed: object): Promise<void>;
}

/** Set in the page and in its frame by `watchKeys`. */
declare const keys: { readonly durationsMs: number[] };

const PORT = 4197;
const EXPORTS = [`export { PASSWORD, seedAccount } from './tools/testing/store/seed-account';`];
const OWNER = 'owner@bench.example';
const DESKTOP = { width: 1280, height: 900 };
/** How many times slower than this machine the owner's is. */
const SLOWDOWN = 4;
/** As many as a page may have. */
const BLOCKS = 60;
const PATH = '/blocks-60';
const TEXT = 2;
/** Block types of the page beside its texts: gallery, form, map, accordion. */
const KINDS = [8, 9, 20, 69];
const TYPED = 'The quick brown fox jumps over the lazy dog. ';
/** Pause between two keys, so that each is an interaction of its own. */
const PAUSE_MS = 60;
/** Until the last answers of the server are there. */
const SETTLE_MS = 1000;
/** Browsers do not report interactions of up to 16 ms; they count as 16 ms. */
const SHORTEST_MS = 16;

const FRAME_LIVE = '[data-feature="admin/frame"][data-state="live"]';
const EDITOR_LIVE = '.admin-page-editor__canvas[aria-busy=false] .admin-page-editor__canvas-layer';
const PANEL_HEADING = '.admin-page-editor__side input[type=text]';

interface Editor {
  readonly browser: Browser;
  readonly ground: Ground<Code>;
}

/** What an owner waits for: the admin area, the page editor, a key in the page and in a panel, a block's new HTML. */
export async function benchEditor({ runs }: { runs: number }) {
  const site = { port: PORT, env: PATIENT, change: withLongPage, exports: EXPORTS };
  return onGround(site, async (ground: Ground<Code>) => {
    const sites = await ground.db.selectFrom('site').select('identifier').execute();
    const roles = Object.fromEntries(sites.map(({ identifier }) => [identifier, ['admin'] as const]));
    await ground.code.seedAccount(ground.db, { email: OWNER, roles });
    const browser = await puppeteer.launch(BROWSER);
    const figures = { frameMs: [], editorMs: [], inPlaceMs: [], panelMs: [], htmlMs: [] } as Record<string, number[]>;
    const take = (name: string, values: readonly number[]) => figures[name]?.push(...values);
    try {
      for (let run = 0; run < runs; run += 1) {
        take('frameMs', [await openOnPhone({ browser, ground }, '/config', FRAME_LIVE)]);
        take('editorMs', [await openOnPhone({ browser, ground }, await editorOf(ground), EDITOR_LIVE)]);
        take('inPlaceMs', await typeInPlace({ browser, ground }));
        const inPanel = await typeInPanel({ browser, ground });
        take('panelMs', inPanel.keysMs);
        take('htmlMs', inPanel.htmlMs);
      }
    } finally {
      await browser.close();
    }
    const { frameMs = [], editorMs = [], inPlaceMs = [], panelMs = [], htmlMs = [] } = figures;
    return [
      row('admin area works on a phone, ms', { values: frameMs, shown: median(frameMs), bar: 2500 }),
      row(`page editor works on a phone, ${BLOCKS} blocks, ms`, {
        values: editorMs,
        shown: median(editorMs),
        bar: 4000,
      }),
      row(`key to paint in a headline, ${BLOCKS} blocks, p98, ms`, {
        values: inPlaceMs,
        shown: at(inPlaceMs, 0.98),
        bar: 100,
      }),
      row(`key to paint in a panel, ${BLOCKS} blocks, p98, ms`, { values: panelMs, shown: at(panelMs, 0.98), bar: 50 }),
      row("a block's new HTML, p95, ms", { values: htmlMs, shown: at(htmlMs, 0.95), bar: 150 }),
    ];
  });
}

function row(figure: string, { values, shown, bar }: { values: readonly number[]; shown: number; bar: number }) {
  return {
    figure: `${figure} (${values.length})`,
    ours: Math.round(shown),
    range: [Math.round(Math.min(...values)), Math.round(Math.max(...values))],
    bar: `≤ ${bar}`,
    holds: shown <= bar,
  };
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** Adds a page of sixty blocks that begins with a text. */
function withLongPage(shop: SiteDocument): SiteDocument {
  const all = shop.pages.flatMap(({ blocks = [] }) => blocks);
  const text = findIn(
    all,
    ({ type, settings }) => type === TEXT && Boolean((settings as { heading?: string }).heading),
  );
  const others = KINDS.map((kind) => findIn(all, ({ type }) => type === kind));
  const kinds = [text, ...others];
  const about = findIn(shop.pages, ({ path }) => path === '/about');
  const blocks = Array.from({ length: BLOCKS }, (_, index) => kinds[index % kinds.length] ?? text);
  return { ...shop, pages: [...shop.pages, { ...about, path: PATH, ...bodyOf(blocks) }] };
}

async function editorOf({ db }: Ground<Code>): Promise<string> {
  const page = db.selectFrom('page').select('id').where('path', '=', PATH);
  return `/config/design/${(await page.executeTakeFirstOrThrow()).id}`;
}

/** An owner's browser that has nothing in its cache, at the page after signing in. */
async function signIn({ browser, ground: { url, code } }: Editor) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(`${url}/config/sign-in`);
  const form = 'form[action="/api/auth/Login"]';
  await page.type(`${form} [name=email]`, OWNER);
  await page.type(`${form} [name=password]`, code.PASSWORD);
  await Promise.all([page.waitForNavigation(), page.click(`${form} button[type=submit], ${form} button:not([type])`)]);
  return { context, page };
}

/** Milliseconds from the navigation until an element of the page is there. */
async function openOnPhone(editor: Editor, path: string, selector: string): Promise<number> {
  const { context, page } = await signIn(editor);
  const client = await page.createCDPSession();
  await client.send('Network.clearBrowserCache');
  await becomePhone(page);
  await page.goto(editor.ground.url + path, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(selector);
  const doneMs = await page.evaluate(() => performance.now());
  await context.close();
  return doneMs;
}

/** Opens a page in the editor of a slow computer. */
async function openEditor(editor: Editor) {
  const { context, page } = await signIn(editor);
  await page.setViewport(DESKTOP);
  await page.evaluateOnNewDocument(watchKeys);
  await page.goto(editor.ground.url + (await editorOf(editor.ground)));
  await page.waitForSelector(EDITOR_LIVE);
  await page.emulateCPUThrottling(SLOWDOWN);
  return { context, page };
}

async function typeInPlace(editor: Editor): Promise<number[]> {
  const { context, page } = await openEditor(editor);
  const draft = page.frames().find((frame) => frame.url().endsWith('/draft'));
  if (!draft) throw new Error('The editor shows no draft.');
  const heading = await draft.waitForSelector('.blocks-text :is(h1, h2, h3)');
  const box = await heading?.boundingBox();
  if (!box) throw new Error('The headline is not shown.');
  // The first press selects the block, the second puts the caret into its headline.
  for (let press = 0; press < 2; press += 1) await page.mouse.click(box.x + 20, box.y + Math.min(12, box.height / 2));
  await draft.waitForSelector('.blocks-text [contenteditable]');
  const durationsMs = await typeAndMeasure(page, draft);
  await context.close();
  return durationsMs;
}

async function typeInPanel(editor: Editor): Promise<{ keysMs: number[]; htmlMs: number[] }> {
  const { context, page } = await openEditor(editor);
  await page.waitForSelector('[role=treeitem]');
  // The first block is a text.
  const line = await page.waitForSelector('xpath///*[@role="treeitem"][starts-with(normalize-space(), "Text")]');
  await line?.click();
  await page.waitForSelector(PANEL_HEADING);
  await page.focus(PANEL_HEADING);
  await page.keyboard.press('End');
  const keysMs = await typeAndMeasure(page, page.mainFrame());
  const htmlMs = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('GetWidgetRendering'))
      .map(({ duration }) => duration),
  );
  await context.close();
  if (htmlMs.length === 0) throw new Error('No HTML of a block was asked for.');
  return { keysMs, htmlMs };
}

async function typeAndMeasure(page: Page, frame: Frame): Promise<number[]> {
  await page.keyboard.type(TYPED, { delay: PAUSE_MS });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const durationsMs = await frame.evaluate(() => keys.durationsMs);
  const unreported = Math.max(0, TYPED.length - durationsMs.length);
  return [...durationsMs, ...Array.from({ length: unreported }, () => SHORTEST_MS)];
}

/** Runs in the page and its frames before their scripts: milliseconds from each key to the next paint. */
function watchKeys() {
  const longest: Map<number, number> = new Map();
  const keys = { durationsMs: [] as number[] };
  Object.assign(globalThis, { keys });
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId && name.startsWith('key'))
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    keys.durationsMs = [...longest.values()];
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
