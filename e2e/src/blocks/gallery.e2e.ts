import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { until } from '../browser/until';
import { CAROUSEL, openGallery, openGalleryShop, SLIDESHOW, STRIP, turnForward } from './gallery-page';

const shop = openGalleryShop();

/** Counts how far things on the page jump, from its first byte on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifts: (globalThis as unknown as { shifts: number }).shifts + (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is told with the frame after the one it came with.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { shifts: number }).shifts;
    });
}

spec('GAL-22', 'the strip has its current picture in the middle, and its neighbours look in', async () => {
  const { page } = await shop.visit();
  await openGallery(page, STRIP, `${shop.url}/gallery`);
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
    const shifts = await watchShifts(page);
    for (const gallery of [SLIDESHOW, CAROUSEL, STRIP])
      await openGallery(page, gallery, `${shop.url}/gallery?nomotion=true`);
    await turnForward(page, STRIP);
    expect(await shifts()).toBe(0);
  });
}

spec(
  'GAL-47',
  'without script all pictures can be scrolled to, by touch and by keyboard, and no button shows',
  async () => {
    const { page } = await shop.visit({ withScript: false, screen: 'phone' });
    await page.goto(`${shop.url}/gallery`);
    for (const gallery of [SLIDESHOW, CAROUSEL, STRIP]) {
      expect(
        await page.$$eval(`${gallery} button`, (buttons) => buttons.some((button) => button.checkVisibility())),
      ).toBe(false);
      await page.focus(`${gallery} .blocks-slides__track`);
      expect(await scrolled(page, gallery)).toBe(0);
      await page.keyboard.press('ArrowRight');
      // Without script the page cannot wait.
      await until(async () => (await scrolled(page, gallery)) > 20);
      expect(await scrolled(page, gallery)).toBeGreaterThan(20);
    }
  },
);

const scrolled = (page: Page, gallery: string) =>
  page.$eval(`${gallery} .blocks-slides__track`, (track) => track.scrollLeft);
