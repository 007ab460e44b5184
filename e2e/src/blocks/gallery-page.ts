import type { Page } from 'puppeteer';
import { openShop, type Shop } from '../browser/open-shop';
import { until } from '../browser/until';

/** The galleries of the page that move. */
export const SLIDESHOW = '.blocks-gallery--slideshow';
export const CAROUSEL = '.blocks-gallery--carousel';
export const STRIP = '.blocks-gallery--strip';

/** Opens the shop with the pictures of its gallery page made, so that no test waits for them: without script a browser fetches them all. */
export function openGalleryShop(): Shop {
  const shop = openShop();
  beforeAll(async () => {
    const { page } = await shop.visit({ withScript: false });
    await page.goto(`${shop.url}/gallery`, { timeout: 240_000 });
  }, 240_000);
  return shop;
}

/** Opens the gallery page where a gallery is in the middle of the window and live. */
export async function openGallery(page: Page, gallery: string, address: string): Promise<void> {
  await page.goto(address);
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

/** Waits until so many pictures are in view, and rest there. */
export async function untilInView(page: Page, gallery: string, count: number): Promise<void> {
  await until(async () => (await inView(page, gallery)).length === count);
  await untilStill(page, gallery);
}

/** Waits until nothing of a gallery moves any more. */
export const untilStill = (page: Page, gallery: string) =>
  page.$eval(gallery, async (root) => {
    await Promise.allSettled(root.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

/** How the slides tell a screen reader what they do. */
export const live = (page: Page, gallery: string) =>
  page.$eval(`${gallery} [data-slide-list]`, (list) => list.ariaLive);
