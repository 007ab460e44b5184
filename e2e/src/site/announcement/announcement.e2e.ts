import type { Page } from 'puppeteer';
import { ANNOUNCEMENT_CALLS, type Announcement } from 'shared-types/site/announcement-bar';
import { COOKIE } from 'shared-types/site/cookie';
import type { SiteDocument } from 'shared-types/site/site-document';
import { withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/at-rest';
import { axeViolations } from '../../browser/axe-violations';
import { changeShop, withCookieSettings } from '../../browser/open-changed-shop';
import { openTab } from '../../browser/open-tab';
import { until } from '../../browser/until';
import { recordShifts, shifts } from '../../browser/shifts';
import { scriptsAskedFor } from '../loading/files-of-page';
import { SHOP } from '../samples/sample-sites';
import { BAR, CLOSE, openAnnouncingShop, seenOf, WORDS } from './announcing-shop';

/** No cookie banner: its feature goes live on every page by itself, and is not what is looked at here. */
const quiet = (document: SiteDocument) => withCookieSettings(document, { isCookieBannerEnabled: false });
const shop = openAnnouncingShop({}, quiet);
const announce = (changes: Partial<Announcement> = {}) =>
  changeShop(shop, (document) => quiet(withAnnouncement(document, changes)));

const closedCookie = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === COOKIE.announcement);

spec('START-17', 'stands above the header of every page, moves nothing, and fetches nothing', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  for (const path of SHOP.paths) {
    await page.goto(shop.url + path);
    await atRest(page);
    expect([path, await seenOf(page)]).toEqual([path, WORDS]);
    const [bar, header] = await page.$$eval(`${BAR}, .frame-header`, (all) =>
      all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect([path, bar?.top, bar?.bottom]).toEqual([path, 0, header?.top]);
    const { early, later } = await scriptsAskedFor(page);
    expect([...early, ...later].filter((file) => /announcement|closing|overlays/.test(file))).toEqual([]);
    expect([path, await shifts(page)]).toEqual([path, []]);
  }
});

test('closes by one tap, tells the server, and is on no page again until its owner changes it', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/about`);
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(ANNOUNCEMENT_CALLS.closeAnnouncement.path)),
    page.click(CLOSE),
  ]);
  expect([reply.status(), await seenOf(page), new URL(page.url()).pathname]).toEqual([200, '', '/about']);
  // The shop's policy lets it last.
  await until(async () => ((await closedCookie(page))?.expires ?? -1) > Date.now() / 1000 + 86_400 * 300);
  expect((await closedCookie(page))?.session).toBe(false);
  for (const path of SHOP.paths) {
    await page.goto(shop.url + path);
    expect([path, await page.$(BAR)]).toEqual([path, null]);
  }
  await announce({ text: 'Open again.' });
  await page.goto(`${shop.url}/about`);
  expect(await seenOf(page)).toBe('Open again. Opening hours');
  await announce();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('closed where the server cannot be reached, it stays closed', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await page.setOfflineMode(true);
  await page.click(CLOSE);
  expect(await seenOf(page)).toBe('');
  await page.setOfflineMode(false);
  await page.goto(`${shop.url}/shop`);
  expect(await page.$(BAR)).toBeNull();
});

test('left for another page at once, it is not on that one', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  // Before anything the page has sent can have arrived.
  await page.evaluate((button) => {
    document.querySelector<HTMLElement>(button)?.click();
    document.querySelector<HTMLElement>('.frame-nav a[href="/shop"]')?.click();
  }, CLOSE);
  await page.waitForFunction(() => location.pathname === '/shop' && document.readyState === 'complete');
  expect(await page.$(BAR)).toBeNull();
});

test('a browser that lets the page keep no cookie closes it on the page, and by the server’s cookie on the next', async () => {
  const { page } = await shop.visit();
  const session = await page.createCDPSession();
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${shop.url}/about`);
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(ANNOUNCEMENT_CALLS.closeAnnouncement.path)),
    page.click(CLOSE),
  ]);
  expect(await seenOf(page)).toBe('');
  await page.goto(`${shop.url}/shop`);
  expect(await page.$(BAR)).toBeNull();
});

test('closed in one tab it goes from the others by itself', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  const other = await openTab(page.browserContext());
  await other.goto(`${shop.url}/shop`);
  expect([await seenOf(page), await seenOf(other)]).toEqual([WORDS, WORDS]);
  await other.click(CLOSE);
  await until(async () => (await seenOf(page)) === '');
  expect(await seenOf(page)).toBe('');
});

spec('PLAT-08', 'by keyboard it is next after the way past it; closing it leads on to the header', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  expect(await axeViolations(page)).toEqual([]);
  const stops: (string | undefined)[] = [];
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.className));
  }
  expect(stops).toEqual(['frame-skip visually-hidden', 'site-announcement-bar__link', 'site-announcement-bar__close']);
  // It lies over nothing: Escape has nothing to close.
  await page.keyboard.press('Escape');
  expect(await seenOf(page)).toBe(WORDS);
  await page.keyboard.press('Enter');
  expect(await seenOf(page)).toBe('');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('frame-header__title');
  expect(problems).toEqual([]);
});

for (const screen of ['phone', 'desktop'] as const) {
  test(`without script it is whole on a ${screen}, closes, and leads back to the page without it`, async () => {
    const { page, problems } = await shop.visit({ withScript: false, screen });
    await page.goto(`${shop.url}/about?a=1`);
    const words = await page.$(`${BAR} p`);
    expect(await words?.evaluate(({ textContent }) => textContent?.trim())).toBe(WORDS);
    expect((await words?.boundingBox())?.height).toBeGreaterThan(0);
    await Promise.all([page.waitForNavigation(), page.click(CLOSE)]);
    expect([new URL(page.url()).pathname + new URL(page.url()).search, await page.$(BAR)]).toEqual([
      '/about?a=1',
      null,
    ]);
    await page.goto(`${shop.url}/shop`);
    expect(await page.$(BAR)).toBeNull();
    expect(problems).toEqual([]);
  });
}

test('where the shell’s scripts are lost it closes all the same', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.resourceType() === 'script' ? request.abort() : request.continue()));
  await page.goto(`${shop.url}/about`);
  await page.click(CLOSE);
  expect([await seenOf(page), new URL(page.url()).pathname]).toEqual(['', '/about']);
  await page.goto(`${shop.url}/shop`);
  expect(await page.$(BAR)).toBeNull();
});

spec('START-17', 'a visitor of a site that announces nothing gets nothing of it', async () => {
  const { page } = await shop.visit();
  await changeShop(shop, quiet);
  await page.goto(`${shop.url}/about`);
  await atRest(page);
  const { early, later } = await scriptsAskedFor(page);
  expect([...early, ...later].filter((file) => /announcement|closing/.test(file))).toEqual([]);
  expect(await page.content()).not.toContain('announcement');
  await announce();
});
