import type { Page } from 'puppeteer';
import { goAndRecord, makeErrors } from './created-records';
import { comeBack, openFaultyVisits, untilSent } from './faulty-visits';

const { proxy, open, expectAll } = openFaultyVisits();
const OUTBOX = 'telemetry-outbox';

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

/** Chromium's errors for a server that has gone, for requests and streams. */
const GONE = /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

test.each(Object.entries(FAULTS))(
  'with %s the page still delivers, including what failed at first',
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

test('a database of another version is created anew, and stores what the next page sends', async () => {
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
