import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { drawn } from '../browser/looks/drawn';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { until } from '../../../tools/testing/until';
import { CAROUSEL, openGallery, openGalleryShop, PAGE_OF, SLIDESHOW, STRIP, turnForward } from './gallery-page';

const shop = openGalleryShop();

spec('GAL-22', 'the strip has its current picture in the middle, and its neighbours are partly visible', async () => {
  const { page } = await shop.visit();
  await openGallery(page, STRIP, `${shop.url}${PAGE_OF[STRIP]}`);
  await turnForward(page, STRIP);
  const [offset, seen] = await page.$eval(STRIP, (strip) => {
    const track = strip.querySelector('.blocks-slides__track')!.getBoundingClientRect();
    const places = [...strip.querySelectorAll('.blocks-slides__slide')].map((slide) => slide.getBoundingClientRect());
    const current = places[1]!;
    return [
      Math.abs(current.left + current.right - track.left - track.right) / 2,
      places.filter(({ left, right }) => right > track.left + 1 && left < track.right - 1).length,
    ];
  });
  expect(offset).toBeLessThan(2);
  expect(seen).toBe(3);
});

for (const screen of ['phone', 'desktop'] as const) {
  test(`nothing jumps while galleries load and go live on the ${screen}`, async () => {
    const { page } = await shop.visit({ screen });
    await recordShifts(page);
    for (const gallery of [SLIDESHOW, CAROUSEL, STRIP]) {
      await openGallery(page, gallery, `${shop.url}${PAGE_OF[gallery]}?nomotion=true`);
      if (gallery === STRIP) await turnForward(page, STRIP);
      await drawn(page);
      expect(await shifts(page)).toEqual([]);
    }
  });
}

spec(
  'GAL-47',
  'without script all pictures can be scrolled to, by touch and by keyboard, and no button shows',
  async () => {
    const { page } = await shop.visit({ withScript: false, screen: 'phone' });
    for (const gallery of [SLIDESHOW, CAROUSEL, STRIP]) {
      await page.goto(`${shop.url}${PAGE_OF[gallery]}`);
      expect(
        await page.$$eval(`${gallery} button`, (buttons) => buttons.some((button) => button.checkVisibility())),
      ).toBe(false);
      await page.focus(`${gallery} .blocks-slides__track`);
      expect(await scrolled(page, gallery)).toBe(0);
      await page.keyboard.press('ArrowRight');
      // Without script, the page cannot be waited for.
      await until(async () => (await scrolled(page, gallery)) > 20);
      expect(await scrolled(page, gallery)).toBeGreaterThan(20);
    }
  },
);

const scrolled = (page: Page, gallery: string) =>
  page.$eval(`${gallery} .blocks-slides__track`, (track) => track.scrollLeft);
