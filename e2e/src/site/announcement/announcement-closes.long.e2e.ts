import type { Page } from 'puppeteer';
import { ANNOUNCEMENT_CALLS, type Announcement } from 'shared-types/site/page/announcement-bar';
import { COOKIE } from 'shared-types/site/cookie';
import { withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { changeShop } from '../../browser/open/changed-shop';
import { openTab } from '../../browser/open/tab';
import { until } from '../../../../tools/testing/until';
import { SHOP } from '../samples/sample-sites';
import { BAR, CLOSE, openAnnouncingShop, seenOf, withoutBanner, TEXT } from './announcing-shop';

const shop = openAnnouncingShop({}, withoutBanner);
const announce = (changes: Partial<Announcement> = {}) =>
  changeShop(shop, (document) => withoutBanner(withAnnouncement(document, changes)));

const closedCookie = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === COOKIE.announcement);

const pathsWithBar = (page: Page) =>
  page.evaluate(
    async (paths, id) => {
      const pages = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
      return paths.filter((_, index) => pages[index]?.includes(`id="${id}"`));
    },
    [...SHOP.paths],
    BAR.slice(1),
  );

test('closes by one tap, informs the server, and is on no page again until its owner changes it', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/about`);
  expect(await pathsWithBar(page)).toEqual(SHOP.paths);
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(ANNOUNCEMENT_CALLS.closeAnnouncement.path)),
    page.click(CLOSE),
  ]);
  expect([reply.status(), await seenOf(page), new URL(page.url()).pathname]).toEqual([200, '', '/about']);
  // The shop's policy allows a lasting cookie.
  await until(async () => ((await closedCookie(page))?.expires ?? -1) > Date.now() / 1000 + 86_400 * 300);
  expect((await closedCookie(page))?.session).toBe(false);
  expect(await pathsWithBar(page)).toEqual([]);
  await announce({ text: 'Open again.' });
  await page.goto(`${shop.url}/about`);
  expect(await seenOf(page)).toBe('Open again. Opening hours');
  await announce();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('closed while the server cannot be reached, it stays closed', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await page.setOfflineMode(true);
  await page.click(CLOSE);
  expect(await seenOf(page)).toBe('');
  await page.setOfflineMode(false);
  await page.goto(`${shop.url}/shop`);
  expect(await page.$(BAR)).toBeNull();
});

test('closed just before leaving for another page, it is not on that page', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  // Before any request of the page can have arrived.
  await page.evaluate((button) => {
    document.querySelector<HTMLElement>(button)?.click();
    document.querySelector<HTMLElement>('.frame-nav a[href="/shop"]')?.click();
  }, CLOSE);
  await page.waitForFunction(() => location.pathname === '/shop' && document.readyState === 'complete');
  expect(await page.$(BAR)).toBeNull();
});

test('a browser that rejects cookies from scripts closes it in the page, and by the server’s cookie on the next', async () => {
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

test('closed in one tab it disappears from the others', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  const other = await openTab(page.browserContext());
  await other.goto(`${shop.url}/shop`);
  expect([await seenOf(page), await seenOf(other)]).toEqual([TEXT, TEXT]);
  await other.click(CLOSE);
  await until(async () => (await seenOf(page)) === '');
  expect(await seenOf(page)).toBe('');
});

test('it also closes if the shell’s scripts are lost', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on('request', (request) => void (request.resourceType() === 'script' ? request.abort() : request.continue()));
  await page.goto(`${shop.url}/about`);
  await page.click(CLOSE);
  expect([await seenOf(page), new URL(page.url()).pathname]).toEqual(['', '/about']);
  await page.goto(`${shop.url}/shop`);
  expect(await page.$(BAR)).toBeNull();
});
