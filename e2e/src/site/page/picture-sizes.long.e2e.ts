import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';

const shop = openShop();

/** One card per row, two narrow and wide, and four. */
const WIDTHS = [320, 640, 800, 1280, 1920];

/** Pages with pictures that fill boxes, some of them cropped. */
const PAGES = [
  { site: 'localhost', path: '/shop', pictures: '.commerce-product-card__picture img' },
  { site: 'bistro.localhost', path: '/gallery', pictures: '.blocks-gallery__picture' },
];

/** Allowed ratio of fetched to displayed pixels; the next size may be larger anyway. */
const TOO_FEW = 0.85;
const TOO_MANY = 1.25;

/** Fetched pixels per displayed pixel of each picture, including cropped parts. */
function sharpnessOf(page: Page, pictures: string): Promise<number[]> {
  return page.$$eval(pictures, (all) =>
    (all as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(
        ({ naturalWidth, naturalHeight, width, height }) =>
          naturalWidth / Math.max(width, (height * naturalWidth) / naturalHeight),
      ),
  );
}

for (const { site, path, pictures } of PAGES)
  spec('IMG-20', `pictures of ${site}${path} are fetched as wide as they are shown`, async () => {
    const { page } = await shop.visit();
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 900 });
      await page.goto(shop.url.replace('localhost', site) + path, { waitUntil: 'load' });
      const sharpness = await sharpnessOf(page, pictures);
      expect(sharpness.length).toBeGreaterThan(0);
      expect([width, Math.min(...sharpness) > TOO_FEW, Math.max(...sharpness) < TOO_MANY]).toEqual([width, true, true]);
    }
  });
