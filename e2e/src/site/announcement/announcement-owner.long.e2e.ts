import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import { withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/looks/axe-violations';
import { changeShop } from '../../browser/open/changed-shop';
import { until } from '../../../../tools/testing/until';
import { openOwnedShop, visitAsOwner } from '../../admin/visit-design';
import { BAR, CLOSE, seenOf, TEXT } from './announcing-shop';

const shop = openOwnedShop();
afterEach(() => changeShop(shop, (document) => document));

const mark = () => Object.assign(window, { isSamePage: true });
const isSamePage = () => 'isSamePage' in window;
/** The page polls every ten seconds, and at once on focus. */
const comeBack = () => dispatchEvent(new Event('focus'));
const hasModule = () => 'announcement' in ((window as unknown as { colonnade?: object }).colonnade ?? {});

spec(
  'START-16',
  'an announcement made while an owner views a page appears, changes and disappears without a reload',
  async () => {
    const { page, problems } = await visitAsOwner(shop);
    await page.goto(`${shop.url}/about`);
    await page.waitForFunction(hasModule);
    await page.evaluate(mark);
    expect(await seenOf(page)).toBe('');

    await changeShop(shop, withAnnouncement);
    await page.evaluate(comeBack);
    await until(async () => (await seenOf(page)) === TEXT);
    expect([await seenOf(page), await page.evaluate(isSamePage)]).toEqual([TEXT, true]);
    const ground = await page.$eval(BAR, (bar) => getComputedStyle(bar).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    expect(await axeViolations(page)).toEqual([]);

    await changeShop(shop, (document) => withAnnouncement(document, { text: 'Open again.' }));
    await page.evaluate(comeBack);
    await until(async () => (await seenOf(page)).startsWith('Open again.'));
    await page.click(CLOSE);
    expect([await seenOf(page), await page.evaluate(isSamePage)]).toEqual(['', true]);
    await page.goto(`${shop.url}/shop`);
    await page.waitForFunction(hasModule);
    expect(await seenOf(page)).toBe('');
    expect(problems).toEqual([]);
  },
);

spec(
  'START-16',
  'accounts load the module even on a site without an announcement, and its visitors do not',
  async () => {
    const { page } = await visitAsOwner(shop);
    const { page: visitor } = await shop.visit();
    for (const path of ['/', '/shop', '/contact']) {
      await page.goto(shop.url + path);
      await page.waitForFunction(hasModule);
      await visitor.goto(shop.url + path);
      await visitor.waitForFunction(
        () => 'deferred' in ((window as unknown as { colonnade?: object }).colonnade ?? {}),
      );
      expect([path, await visitor.evaluate(hasModule), await visitor.$(BAR)]).toEqual([path, false, null]);
    }
  },
);

test('if its file does not load, the bar works as it was sent', async () => {
  await changeShop(shop, withAnnouncement);
  const { page } = await visitAsOwner(shop);
  await page.setRequestInterception(true);
  const lost: string[] = [];
  page.on('request', (request) => {
    const isLost = request.url().includes(ANNOUNCEMENT_FILES.script);
    if (isLost) lost.push(request.url());
    void (isLost ? request.abort() : request.continue());
  });
  await page.goto(`${shop.url}/about`);
  await until(() => lost.length > 0);
  expect(await seenOf(page)).toBe(TEXT);
  await page.click(CLOSE);
  expect(await seenOf(page)).toBe('');
});
