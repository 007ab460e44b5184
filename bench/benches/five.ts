import puppeteer, { type Browser, type CookieData, type HTTPRequest, type Page } from 'puppeteer';
import { BROWSER } from '../visitors/browser.ts';
import { buildBundle } from '../bundle.ts';
import { withEveryBlock } from '../every-block.ts';
import { becomePhone } from '../visitors/phone.ts';
import { PATIENT, startSite } from '../servers/site-server.ts';
import { brotli, startStarting } from '../servers/starting-server.ts';
import { beside } from '../statistics.ts';

/** Set in the page by `watchBlocks`. */
declare const seen: { readonly liveAfterMs: number; readonly states: readonly string[] };

const PAGE = '/shop/p/stoneware-mug';
const SITE_PORT = 4191;
const PLAIN_PORT = 4192;
const OURS_PORT = 4193;
const BUNDLE_PORT = 4194;
const GIVE_UP_MS = 30_000;
const KB = 1000;
/** Allowed cost of federation: its runtime, webpack's in each remote, and files that are compressed separately. */
const MOST_OVER_KB = 32;
const MOST_TIME = 1.2;

/**
 * All features of five remotes at once, beside a plain bundle of the same sources: size, and time until all are live.
 */
export async function benchFive({ runs }: { runs: number }) {
  const bundle = await buildBundle();
  const site = await startSite({ port: SITE_PORT, change: withEveryBlock, env: PATIENT });
  const browser = await puppeteer.launch({ ...BROWSER, acceptInsecureCerts: true });
  const servers: { stop(): Promise<void> }[] = [site];
  const start = async (options: Parameters<typeof startStarting>[0]) => {
    const server = await startStarting(options);
    servers.push(server);
    return server.url + PAGE;
  };
  try {
    const cookies = await fillCart(browser, site.url + PAGE);
    const plain = await start({ port: PLAIN_PORT, siteUrl: site.url });
    const preloads = [...(await visit(browser, plain, { cookies })).scripts.keys()].map((url) => new URL(url).pathname);
    const urls = {
      ours: await start({ port: OURS_PORT, siteUrl: site.url, preloads }),
      theirs: await start({ port: BUNDLE_PORT, siteUrl: site.url, bundle }),
    };
    const times = { ours: [] as number[], theirs: [] as number[] };
    const sizes = { ours: 0, theirs: 0 };
    for (let run = 0; run <= runs; run += 1) {
      for (const who of ['ours', 'theirs'] as const) {
        const { liveAfterMs, scripts } = await visit(browser, urls[who], { cookies, isSlow: true });
        sizes[who] = packedSize(scripts);
        if (run > 0) times[who].push(liveAfterMs);
      }
    }
    return [sizeRow(sizes), beside('all blocks live, ms', times, MOST_TIME)];
  } finally {
    await browser.close();
    for (const server of servers.reverse()) await server.stop();
  }
}

function sizeRow({ ours, theirs }: { ours: number; theirs: number }) {
  const over = (ours - theirs) / KB;
  const figures = { ours: ours / KB, beside: theirs / KB, over };
  return { figure: 'script, kB brotli', ...figures, bar: `≤ ${MOST_OVER_KB} over`, holds: over <= MOST_OVER_KB };
}

function packedSize(scripts: ReadonlyMap<string, string>) {
  return [...scripts.values()].reduce((sum, script) => sum + brotli(script).length, 0);
}

/** Fills a visitor's cart, and returns the cookies. */
async function fillCart(browser: Browser, url: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.click('[data-add-to-cart]');
  await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() === '1');
  const cookies = await context.cookies();
  await context.close();
  // The other properties belong to the server that set the cookies.
  return cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path }));
}

/** Visits the page with an empty cache until every block is live; returns its scripts by URL, in order of request. */
async function visit(
  browser: Browser,
  url: string,
  { cookies, isSlow = false }: { cookies: CookieData[]; isSlow?: boolean },
): Promise<{ liveAfterMs: number; scripts: Map<string, string> }> {
  const context = await browser.createBrowserContext();
  await context.setCookie(...cookies);
  const page = await context.newPage();
  if (isSlow) await becomePhone(page);
  await page.evaluateOnNewDocument(watchBlocks);
  const scripts = recordScripts(page);
  await page.goto(url, { waitUntil: 'load' });
  const isLive = () => seen.liveAfterMs > 0;
  await page.waitForFunction(isLive, { timeout: GIVE_UP_MS, polling: 200 }).catch(() => undefined);
  const { liveAfterMs, states } = await page.evaluate(() => seen);
  if (!liveAfterMs) throw new Error(`Not every block of ${url} went live: ${states.join(', ')}.`);
  const visited = { liveAfterMs, scripts: await scripts() };
  await context.close();
  return visited;
}

function recordScripts(page: Page): () => Promise<Map<string, string>> {
  const requests: HTTPRequest[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requests.push(request);
  });
  return async () => {
    const urls = requests.map((request) => request.url());
    const again = urls.filter((url, index) => urls.indexOf(url) !== index);
    if (again.length > 0) throw new Error(`Fetched more than once: ${again.join(', ')}.`);
    return new Map(
      await Promise.all(
        requests.map(async (request) => [request.url(), (await request.response()?.text()) ?? ''] as const),
      ),
    );
  };
}

/** Runs in the page before its scripts, since asking the page would cost time. */
function watchBlocks() {
  const seen = { liveAfterMs: 0, states: [] as string[] };
  Object.assign(globalThis, { seen });
  const look = () => {
    const shown = ':is([data-live="enhance"], [data-live="hydrate"]):not([data-starts="event"])';
    const blocks = [...document.querySelectorAll(shown)];
    seen.states = blocks.map((block) => `${block.getAttribute('data-feature')} ${block.getAttribute('data-state')}`);
    if (blocks.every((block) => block.getAttribute('data-state') === 'live')) seen.liveAfterMs ||= performance.now();
  };
  new MutationObserver(look).observe(document, { attributeFilter: ['data-state'], subtree: true });
}
