import type { Page } from 'puppeteer';
import { hastenFileWaits } from '../browser/pace-timers';
import { openShop } from '../browser/open-shop';
import { openTab } from '../browser/open-tab';
import { until } from '../../../tools/testing/until';
import { openFaultyProxy } from '../site/requests/faulty-proxy';
import { compare, goAndRecord, makeErrors, total, type Created } from './created-records';
import { keptTelemetry } from './kept-telemetry';

const shop = openShop();
const proxy = openFaultyProxy(shop, '/api/');
const OUTBOX = 'telemetry-outbox';
/** After this time what a page has left is anybody's. */
const LATER_MS = 120_000;
let visits = 0;

/** A visitor whose browser is so; `url` is an address nobody else visits. */
async function open(prepare?: (page: Page) => Promise<unknown>) {
  const { page, problems } = await shop.visit();
  const created: Created = new Map();
  await hastenFileWaits(page);
  await prepare?.(page);
  const url = `${proxy.url}/about?fault=${(visits += 1)}`;
  const names = ['a', 'b'].map((letter) => `fault ${visits} ${letter}`);
  return { page, problems, created, url, names, tab: { page, created } };
}

async function expectAll(created: Created): Promise<void> {
  const compared = async () => compare(created, await keptTelemetry(shop));
  await until(async () => (await compared()).delivered === total(created));
  expect(await compared()).toEqual({ delivered: total(created), twice: 0 });
}

async function untilSent(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
}

const shiftClock = (page: Page, byMs: number) =>
  page.evaluateOnNewDocument((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, byMs);

/** The visitor comes back after two minutes, in another tab. */
async function comeBack(page: Page, { created, url }: { created: Created; url: string }): Promise<void> {
  const next = await openTab(page.browserContext());
  await shiftClock(next, LATER_MS);
  await goAndRecord({ page: next, created }, `${url}&back`);
}

/** Storage that fails, by what is wrong with it. */
const FAULTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'no database': (page) =>
    page.evaluateOnNewDocument(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'storage blocked': (page) =>
    page.evaluateOnNewDocument(() => {
      const blocked = {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, blocked);
    }),
  'a database that never opens': (page) =>
    page.evaluateOnNewDocument(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
  'a full disk': async (page) => {
    const client = await page.createCDPSession();
    await client.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, quotaSize: 1 });
  },
  'no locks': (page) =>
    page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'locks', { value: undefined })),
};

/** What the browser says of a server that has gone: to who asks, and to who was being told something. */
const GONE = /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

test.each(Object.entries(FAULTS))(
  'with %s the page still delivers, also what failed at first',
  async (_name, prepare) => {
    const { page, problems, created, url, names, tab } = await open(prepare);
    await goAndRecord(tab, url);
    await expectAll(created);
    await proxy.goDown();
    await makeErrors(tab, names);
    await untilSent(page);
    await proxy.comeUp();
    await expectAll(created);
    expect(problems.filter((problem) => !GONE.test(problem))).toEqual([]);
  },
);

test('a database of another version is made anew, and keeps what the next page sends', async () => {
  const { page, created, url, names, tab } = await open();
  await goAndRecord(tab, url);
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name);
        const request = indexedDB.open(name, 7);
        request.onupgradeneeded = () => request.result.createObjectStore('others');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    OUTBOX,
  );
  await goAndRecord(tab, url);
  await expectAll(created);
  await proxy.goDown();
  await makeErrors(tab, names);
  await untilSent(page);
  await page.goto('about:blank');
  await proxy.comeUp();
  await comeBack(page, { created, url });
  await expectAll(created);
});

test('two tabs have one outbox: what the closed one left the other sends, once', async () => {
  const { page, created, url, names, tab } = await open();
  await goAndRecord(tab, url);
  const other = { page: await openTab(page.browserContext()), created };
  await goAndRecord(other, `${url}&other`);
  await expectAll(created);
  await proxy.goDown();
  await makeErrors(tab, names);
  await makeErrors(
    other,
    names.map((name) => `${name} other`),
  );
  await untilSent(page);
  await page.close();
  await proxy.comeUp();
  await comeBack(other.page, { created, url });
  await expectAll(created);
});

test('a crumb that was renewed in between is no loss', async () => {
  const { page, created, url, names, tab } = await open();
  await goAndRecord(tab, url);
  await expectAll(created);
  await page.deleteCookie({ name: 'crumb', url });
  await makeErrors(tab, names);
  await expectAll(created);
  await proxy.goDown();
  await makeErrors(
    tab,
    names.map((name) => `${name} later`),
  );
  await untilSent(page);
  await page.goto('about:blank');
  await page.deleteCookie({ name: 'crumb', url });
  await proxy.comeUp();
  await comeBack(page, { created, url });
  await expectAll(created);
});

test.each([
  ['of another century', -30 * 365 * 86_400_000],
  ['two years ahead', 2 * 365 * 86_400_000],
])('a clock %s loses nothing and doubles nothing', async (_name, byMs) => {
  const { page, created, url, names, tab } = await open((page) => shiftClock(page, byMs));
  await goAndRecord(tab, url);
  await expectAll(created);
  // Taken, and the answer lost: the same comes again.
  proxy.spoil(({ reply, pass }) => pass().then(() => reply.destroy()));
  await makeErrors(tab, names);
  await until(() => proxy.posts() > 2);
  proxy.spoil();
  await expectAll(created);
  await page.goto('about:blank');
});
