import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { until } from '../../../tools/testing/until';
import { lookAround, makeMistake, visitRecorded } from './look-around';
import type { Recording } from './recording';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const HIT = 'POST /api/census/RecordHit';
const REPORT = 'POST /api/events/RecordJavascriptErrors';
const SETTINGS = 'GET /api/1/performance/settings';
const TRACK = 'GET /api/track/Track';
const CHOICE = 'POST /api/consent/cookie-banner/choice';
const ACCEPT = 'button[value="accepted"]';

async function untilCalled({ calls }: Recording, call: string): Promise<void> {
  await until(() => calls.includes(call));
  expect(calls).toContain(call);
}

spec(
  'CONS-28',
  'on a restrictive site nothing is called, stored or written before a choice; all of it starts with consent, without a reload',
  async () => {
    const { page, recording } = await visitRecorded(shop);
    expect(await lookAround(page, shop)).toEqual([]);
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
    // The ids appear with the first event.
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

test('the recording detects what such pages could do', async () => {
  const { page, recording } = await visitRecorded(shop);
  await page.goto(shop.url);
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('b', '1');
    document.cookie = 'c=1';
    indexedDB.open('d');
    void caches.open('e');
    // The page's policy allows scripts from the shell only.
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
