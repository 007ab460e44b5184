import type { Page } from 'puppeteer';
import type { EventRecord } from 'shared-types/site/page/page-record';
import { WIDGET_CALLS } from 'shared-types/site/page/widget';
import { bumpRevision } from '../../../server/src/site/directory/revision';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const LIST = '.blocks-events:has(.blocks-events__list)';
const CALENDAR = '.blocks-events:has(.blocks-events__month)';
const [THROWING, ...OTHERS] = ['Throwing for beginners', 'Glaze day', 'A weekend in wood ash', 'Open studio'] as const;
/** Enough for a page to be loaded. */
const SOON_MS = 6_000;

/** Moves the first event of the sample shop, so that it ends soon. */
async function endSoon(): Promise<void> {
  const { db, sites } = shop.server.services;
  const site = await sites.byHost('localhost');
  const page = site?.pageAt('/workshops/throwing-for-beginners')?.page;
  if (!site || !page) throw new Error('The sample shop has no such workshop.');
  const [startsAt, endsAt] = [-3_600_000, SOON_MS].map((ms) => new Date(Date.now() + ms).toISOString()) as [
    string,
    string,
  ];
  const record: EventRecord = { type: 'event', startsAt, endsAt, timeZone: 'America/Los_Angeles' };
  await db
    .updateTable('page')
    .set({ record: JSON.stringify(record) })
    .where('id', '=', page.id)
    .execute();
  await bumpRevision(db, site.id);
  sites.invalidate(site.id);
}

const titles = (page: Page) => page.$$eval('.blocks-events__title', (all) => all.map((one) => one.textContent));
const untilEnded = (page: Page) =>
  page.waitForFunction((list, title) => !document.querySelector(list)?.textContent.includes(title), {}, LIST, THROWING);

spec(
  ['WIDGET-01', 'WIDGET-02', 'WIDGET-03'],
  'an event that ends leaves the list of an open page, where focus and place stay as they are',
  async () => {
    await endSoon();
    const { page, problems } = await shop.visit();
    const sent: { readonly type: string; readonly body: URLSearchParams }[] = [];
    page.on('request', (request) => {
      if (!request.url().includes(WIDGET_CALLS.getWidgetRendering.path)) return;
      const type = request.headers()['content-type'] ?? '';
      sent.push({ type, body: new URLSearchParams(request.postData()) });
    });
    await page.goto(`${shop.url}/workshops`);
    expect(await titles(page)).toEqual([THROWING, ...OTHERS]);
    await page.waitForSelector('[data-feature="blocks/events"][data-state="live"]');
    await page.focus(`${LIST} a[href="/workshops/glaze-day"]`);
    await page.$eval(CALENDAR, (block) => block.scrollIntoView({ behavior: 'instant' }));
    const place = () => page.$eval(CALENDAR, (block) => Math.round(block.getBoundingClientRect().top));
    const before = await place();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await untilEnded(page);
    expect([await titles(page), await place()]).toEqual([OTHERS, before]);
    const kept = await page.evaluate(() => ['isSamePage' in window, document.activeElement?.getAttribute('href')]);
    expect(kept).toEqual([true, '/workshops/glaze-day']);
    expect(await page.$eval(`${LIST} .blocks-events__more`, (link) => link.textContent)).toBe('Past events');
    const [{ type, body } = { type: '', body: new URLSearchParams() }, ...more] = sent;
    expect([type, more]).toEqual([expect.stringMatching(/^application\/x-www-form-urlencoded/), []]);
    const [block, collectionId] = await page.$eval(LIST, (list) => [
      list.closest<HTMLElement>('[data-block]')?.dataset['block'],
      (list as HTMLElement).dataset['collection'],
    ]);
    expect(JSON.parse(body.get('widgetJSON') ?? '')).toEqual({ type: 58, id: block, value: {}, collectionId });
    expect([collectionId, problems]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), []]);
  },
);

spec(
  'WIDGET-03',
  'it leaves the list in browsers that cannot parse safely, too, and without script it stays',
  async () => {
    await endSoon();
    const plain = (await shop.visit({ withScript: false })).page;
    await plain.goto(`${shop.url}/workshops`);
    const { page, problems } = await shop.visit();
    await page.evaluateOnNewDocument(() => void Reflect.deleteProperty(Element.prototype, 'setHTML'));
    await page.goto(`${shop.url}/workshops`);
    expect(await titles(page)).toEqual([THROWING, ...OTHERS]);
    await untilEnded(page);
    expect([await titles(page), problems]).toEqual([OTHERS, []]);
    expect(await titles(plain)).toEqual([THROWING, ...OTHERS]);
    await plain.reload();
    expect(await titles(plain)).toEqual(OTHERS);
  },
);

spec('PLAT-08', 'a calendar is a table, and on a phone a list of the days with events', async () => {
  const drawnDays = (page: Page) =>
    page.$$eval(`${CALENDAR} td`, (days) =>
      days
        .filter((day) => day.checkVisibility() && day.textContent !== '')
        .map((day) => day.querySelector('time')?.getAttribute('datetime')),
    );
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/workshops?month=2027-03`);
  expect(await drawnDays(page)).toHaveLength(31);
  expect(await axeViolations(page, CALENDAR)).toEqual([]);
  const phone = (await shop.visit({ screen: 'phone', withScript: false })).page;
  await phone.goto(`${shop.url}/workshops?month=2027-03`);
  expect(await drawnDays(phone)).toEqual(['2027-03-12', '2027-03-13', '2027-03-14']);
  await phone.setViewport({ width: 320, height: 640 });
  expect(await overflowOf(phone)).toEqual([]);
  await Promise.all([phone.waitForNavigation(), phone.click(`${CALENDAR} [rel=next]`)]);
  expect(new URL(phone.url()).search).toBe('?month=2027-04');
  expect(await phone.$eval(CALENDAR, (block) => block.textContent)).toContain('There are no events in this month.');
});
