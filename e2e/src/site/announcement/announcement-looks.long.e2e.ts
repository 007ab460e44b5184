import { spec } from '../../../../tools/testing/spec';
import { withPopup } from '../../../../tools/testing/site/with-popup';
import { axeViolations } from '../../browser/looks/axe-violations';
import { meetPopup, POPUP } from '../popup/popup-site';
import { BAR, CLOSE, openAnnouncingShop, seenOf } from './announcing-shop';

const LONG = 'Closed on Friday for unbreakablyLongWordsInItWhichNobodyHyphenatesAndWhichGoOnAndOn '
  .repeat(4)
  .slice(0, 300);

const shop = openAnnouncingShop({ text: LONG }, (document) =>
  withPopup({ ...document, site: { ...document.site, locale: 'he' } }),
);

for (const withScript of [true, false]) {
  spec(
    'PLAT-08',
    `at 320 pixels, from right to left, ${withScript ? 'with' : 'without'} script, long words break, and its button stays`,
    async () => {
      const { page, problems } = await shop.visit({ withScript });
      await page.setViewport({ width: 320, height: 640 });
      await page.goto(`${shop.url}/contact`);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      const places = await page.$$eval(`${BAR}, ${BAR} p, ${CLOSE}`, (all) =>
        all.map((element) => {
          const { left, right, width, height } = element.getBoundingClientRect();
          return { left, right, width, height };
        }),
      );
      const [bar, text, button] = places;
      expect([bar?.left, bar?.right]).toEqual([0, 320]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(button?.left).toBeGreaterThanOrEqual(0);
      expect(button?.right).toBeLessThanOrEqual(text?.left ?? 0);
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      if (withScript) expect(await axeViolations(page, BAR)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
}

spec(
  ['ESC-07', 'PLAT-08'],
  'an open popup comes first: Escape closes the popup, and the bar can be used after it',
  async () => {
    const { page, problems } = await shop.visit();
    await meetPopup(page, `${shop.url}/about`);
    await page.keyboard.press('Escape');
    expect([await page.$(POPUP), (await seenOf(page)).slice(0, 16)]).toEqual([null, 'Closed on Friday']);
    await page.keyboard.press('Escape');
    expect(await seenOf(page)).not.toBe('');
    await page.click(CLOSE);
    expect(await seenOf(page)).toBe('');
    expect(problems).toEqual([]);
  },
);

spec('PLAT-08', 'nothing of it moves, with or without a preference for reduced motion', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  const moving = await page.$$eval(`${BAR}, ${BAR} *`, (all) =>
    all.filter((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      return animationName !== 'none' || parseFloat(transitionDuration) > 0;
    }),
  );
  expect(moving).toEqual([]);
});
