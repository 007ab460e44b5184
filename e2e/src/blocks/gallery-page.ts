import type { Page } from 'puppeteer';
import { openShop, type Shop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';

/** The galleries of the page that move. */
export const SLIDESHOW = '.blocks-gallery--slideshow';
export const CAROUSEL = '.blocks-gallery--carousel';
export const STRIP = '.blocks-gallery--strip';

/** Opens the shop with the pictures of its gallery page made, so that no test waits for them: without script a browser fetches them all. */
export function openGalleryShop(): Shop {
  const shop = openShop();
  beforeAll(async () => {
    const { page } = await shop.visit({ withScript: false });
    await page.goto(`${shop.url}/gallery`, { timeout: 0 });
  });
  return shop;
}

/** Opens the gallery page where a gallery is in the middle of the window and live. */
export async function openGallery(page: Page, gallery: string, address: string): Promise<void> {
  await page.goto(address);
  await goLive(page, gallery);
}

/** Brings a gallery of the open page to the middle of the window, and waits until it is live. */
export async function goLive(page: Page, gallery: string): Promise<void> {
  await page.$eval(gallery, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector(`${gallery}[data-slides-live]`);
}

/** The words under the pictures one can see and reach. */
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

/** Waits until these pictures are in view, and nothing else is going to be. */
export async function expectInView(page: Page, gallery: string, labels: readonly string[]): Promise<void> {
  await until(async () => String(await inView(page, gallery)) === String(labels));
  await untilStill(page, gallery);
  expect(await inView(page, gallery)).toEqual(labels);
}

/** Turns a gallery to its next pictures, and waits until they rest. */
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

/** How the slides tell a screen reader what they do. */
export const live = (page: Page, gallery: string) =>
  page.$eval(`${gallery} [data-slide-list]`, (list) => list.ariaLive);
