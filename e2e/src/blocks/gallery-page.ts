import type { Page } from 'puppeteer';
import { openShop, type Shop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';

export const SLIDESHOW = '.blocks-gallery--slideshow';
export const CAROUSEL = '.blocks-gallery--carousel';
export const STRIP = '.blocks-gallery--strip';
/** Path of the sample page with each gallery. */
export const PAGE_OF: Readonly<Record<string, string>> = {
  [SLIDESHOW]: '/gallery',
  [CAROUSEL]: '/gallery',
  [STRIP]: '/journal/a-glaze-in-forty-tiles',
};

/** Opens the shop with its resized pictures prepared, because without script a browser fetches all of them. */
export function openGalleryShop(): Shop {
  const shop = openShop();
  beforeAll(async () => {
    const { page } = await shop.visit({ withScript: false });
    await page.goto(`${shop.url}/gallery`, { timeout: 0 });
  });
  return shop;
}

export async function openGallery(page: Page, gallery: string, address: string): Promise<void> {
  await page.goto(address);
  await goLive(page, gallery);
}

export async function goLive(page: Page, gallery: string): Promise<void> {
  await page.$eval(gallery, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(`${gallery}[data-slides-live]`);
}

/** Captions of the pictures that are visible and focusable. */
export const inView = (page: Page, gallery: string) =>
  page.$$eval(`${gallery} [aria-roledescription="slide"]`, (slides) => {
    const track = slides[0]!.closest('.blocks-slides__track')!.getBoundingClientRect();
    return slides
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        const isWithin = left > track.left - 2 && right < track.right + 2;
        return isWithin && !slide.closest('[inert]') && slide.checkVisibility({ visibilityProperty: true });
      })
      .map((slide) => slide.getAttribute('aria-label'));
  });

/** Waits until exactly these pictures are in view, without further changes. */
export async function expectInView(page: Page, gallery: string, labels: readonly string[]): Promise<void> {
  await until(async () => String(await inView(page, gallery)) === String(labels));
  await untilStill(page, gallery);
  expect(await inView(page, gallery)).toEqual(labels);
}

export async function turnForward(page: Page, gallery: string): Promise<void> {
  await page.click(`${gallery} [data-turn="1"]`);
  await page.waitForSelector(`${gallery} .blocks-slides__slide:first-child[inert]`);
  await untilStill(page, gallery);
}

const untilStill = (page: Page, gallery: string) =>
  page.$eval(gallery, async (root) => {
    const moves = () => root.getAnimations({ subtree: true });
    while (moves().length > 0) await Promise.allSettled(moves().map(({ finished }) => finished));
  });

export const live = (page: Page, gallery: string) =>
  page.$eval(`${gallery} [data-slide-list]`, (list) => list.ariaLive);
