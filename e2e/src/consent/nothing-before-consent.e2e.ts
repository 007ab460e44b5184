import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/at-rest';
import { hastenPauses } from '../browser/pace-timers';
import { until } from '../../../tools/testing/until';
import { MUG } from '../commerce/shopping';
import { record, type Recording } from './recording';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const PATHS = ['/', '/shop', MUG, '/cart', '/contact', '/nowhere'];
const HIT = 'POST /api/census/RecordHit';
const REPORT = 'POST /api/events/RecordJavascriptErrors';
const SETTINGS = 'GET /api/1/performance/settings';
const TRACK = 'GET /api/track/Track';
const CHOICE = 'POST /api/consent/cookie-banner/choice';
/** The ids of analytics events. */
const IDS = ['SS_ANALYTICS_ID', 'SS_MID', 'SS_SESSION_ID'];
const ACCEPT = 'button[value="accepted"]';
const DECLINE = 'button[value="declined"]';

async function visit(): Promise<{ page: Page; recording: Recording }> {
  const { page } = await shop.visit();
  await hastenPauses(page);
  return { page, recording: await record(page, shop.url) };
}

/** An error nobody catches. The browser hides what a test itself throws. */
const makeMistake = (page: Page, message: string) =>
  page.evaluate(
    (text) => void dispatchEvent(new ErrorEvent('error', { message: text, error: new Error(text) })),
    message,
  );

/** Lets the second go by that a report waits for others, on the page's own timers. */
const untilReported = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));

/** Goes through the site; an error on every page would be reported if it could be. */
async function lookAround(page: Page, paths: readonly string[] = PATHS): Promise<string[]> {
  const writes: string[] = [];
  for (const path of paths) {
    await page.goto(shop.url + path);
    await makeMistake(page, 'A mistake of the page');
    await atRest(page);
    await untilReported(page);
    writes.push(...(await page.evaluate(() => (globalThis as unknown as { recordedWrites: string[] }).recordedWrites)));
  }
  return writes;
}

async function untilCalled({ calls }: Recording, call: string): Promise<void> {
  await until(() => calls.includes(call));
  expect(calls).toContain(call);
}

spec(
  'CONS-28',
  'on a restrictive site nothing is called, kept or written before a choice; all of it begins with consent, without a reload',
  async () => {
    const { page, recording } = await visit();
    expect(await lookAround(page)).toEqual([]);
    expect(recording.calls).toEqual([]);
    expect(await recording.cookies()).toEqual(['crumb']);

    await page.goto(shop.url);
    await makeMistake(page, 'A mistake before consent');
    await atRest(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.click(ACCEPT);
    await untilCalled(recording, HIT);
    await untilCalled(recording, REPORT);
    await untilCalled(recording, SETTINGS);
    expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
    expect(recording.calls[0]).toBe(CHOICE);
    await untilCalled(recording, TRACK);
    expect(new Set(recording.calls)).toEqual(new Set([CHOICE, HIT, TRACK, REPORT, SETTINGS]));
    await page.waitForFunction(() => document.cookie.includes('ss_cvr='));
    // The ids of events come with the first event.
    expect(await recording.cookies()).toEqual(['CookieChoice', 'crumb', 'ss_cvr', 'ss_cvt']);
    const { db, records } = shop.server.services;
    const kept = async () => {
      await records.flush();
      return db
        .selectFrom('telemetry_record')
        .select(['kind', 'name', 'data'])
        .orderBy('kind')
        .orderBy('position')
        .orderBy('name')
        .execute();
    };
    await until(async () => (await kept()).some(({ kind }) => kind === 'error'));
    expect(await kept()).toEqual([
      {
        kind: 'error',
        name: '',
        data: expect.objectContaining({ data: expect.objectContaining({ message: 'A mistake before consent' }) }),
      },
      { kind: 'visit', name: 'track', data: expect.objectContaining({ landing: `${shop.url}/` }) },
      { kind: 'visit', name: 'view', data: expect.objectContaining({ visitCount: 1, url: `${shop.url}/` }) },
      { kind: 'visit', name: 'visit', data: null },
      { kind: 'visit', name: 'visitor', data: null },
    ]);
  },
);

spec('CONS-28', 'after declining nothing of it ever happens', async () => {
  const { page, recording } = await visit();
  await page.goto(shop.url);
  await page.click(DECLINE);
  await page.waitForFunction(() => document.cookie.includes('CookieChoice=false'));
  await lookAround(page);
  expect(recording.calls).toEqual([CHOICE]);
  expect(await recording.cookies()).toEqual(['CookieChoice', 'crumb']);
});

spec('CONS-28', 'who takes consent back is forgotten', async () => {
  const { page, recording } = await visit();
  await page
    .browserContext()
    .setCookie(...[...IDS, 'ss_cvr', 'ss_cvt'].map((name) => ({ name, value: '1', domain: 'localhost', path: '/' })));
  await page.goto(shop.url);
  expect(await recording.cookies()).toEqual(['crumb']);
});

test('the recording sees what such pages could do', async () => {
  const { page, recording } = await visit();
  await page.goto(shop.url);
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', '1');
    document.cookie = 'c=1';
    indexedDB.open('d');
    void caches.open('e');
    // Scripts come from the shell alone: the page's policy lets a test add none.
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/api/frame' }));
    navigator.sendBeacon('/api/beacon', 'x');
    new Image().src = '/api/track';
    void fetch('/api/fetch').catch(() => undefined);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/xhr');
    request.send();
  });
  await until(() => recording.calls.length === 5);
  expect(await recording.writes()).toEqual([
    'localStorage a',
    'sessionStorage b',
    'cookie c',
    'indexedDB d',
    'caches e',
  ]);
  expect([...recording.calls].sort()).toEqual([
    'GET /api/fetch',
    'GET /api/frame',
    'GET /api/track',
    'POST /api/beacon',
    'POST /api/xhr',
  ]);
  expect([...recording.kinds].sort()).toEqual(['document', 'fetch', 'image', 'ping', 'xhr']);
});
