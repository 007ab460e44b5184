import { long, spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { axeViolations } from '../../browser/looks/axe-violations';
import { recordShifts, shifts } from '../../browser/looks/shifts';
import { requestedScripts } from '../loading/files-of-page';
import { SHOP } from '../samples/sample-sites';
import { somePages } from '../samples/some-pages';
import { BAR, CLOSE, openAnnouncingShop, seenOf, withoutBanner, TEXT } from './announcing-shop';
import { follow } from '../../browser/follow';

const shop = openAnnouncingShop({}, withoutBanner);

spec('START-17', 'is above the header on pages of every kind, shifts nothing, and loads nothing', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  for (const path of somePages(SHOP.paths, { oneOf: 3 })) {
    await page.goto(shop.url + path);
    await atRest(page);
    expect([path, await seenOf(page)]).toEqual([path, TEXT]);
    const [bar, header] = await page.$$eval(`${BAR}, .frame-header`, (all) =>
      all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect([path, bar?.top, bar?.bottom]).toEqual([path, 0, header?.top]);
    const { early, later } = await requestedScripts(page);
    expect([...early, ...later].filter((file) => /announcement|closing|overlays/.test(file))).toEqual([]);
    expect([path, await shifts(page)]).toEqual([path, []]);
  }
});

spec('PLAT-08', 'by keyboard it follows the skip link; closing it moves the focus to the header', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  expect(await axeViolations(page)).toEqual([]);
  const stops: (string | undefined)[] = [];
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.className));
  }
  expect(stops).toEqual(['frame-skip visually-hidden', 'site-announcement-bar__link', 'site-announcement-bar__close']);
  // The bar is not an overlay: Escape does nothing.
  await page.keyboard.press('Escape');
  expect(await seenOf(page)).toBe(TEXT);
  await page.keyboard.press('Enter');
  expect(await seenOf(page)).toBe('');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('frame-header__title');
  expect(problems).toEqual([]);
});

for (const screen of ['phone', 'desktop'] as const) {
  (screen === 'phone' ? test : long.test)(
    `without script it is whole on a ${screen}, closes, and leads back to the page without it`,
    async () => {
      const { page, problems } = await shop.visit({ withScript: false, screen });
      await page.goto(`${shop.url}/about?a=1`);
      const text = await page.$(`${BAR} p`);
      expect(await text?.evaluate(({ textContent }) => textContent?.trim())).toBe(TEXT);
      expect((await text?.boundingBox())?.height).toBeGreaterThan(0);
      await follow(page, CLOSE);
      expect([new URL(page.url()).pathname + new URL(page.url()).search, await page.$(BAR)]).toEqual([
        '/about?a=1',
        null,
      ]);
      await page.goto(`${shop.url}/shop`);
      expect(await page.$(BAR)).toBeNull();
      expect(problems).toEqual([]);
    },
  );
}
