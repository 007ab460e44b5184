import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open-shop';

const shop = openShop();

/** One card in a row, two of them narrow and wide, and four. */
const WIDTHS = [320, 640, 800, 1280, 1920];

/** How far a fetched picture may be from what is shown, as a fraction of it: of the next size there is more anyway. */
const TOO_FEW = 0.85;
const TOO_MANY = 1.25;

/** Pictures that are there: how wide what was fetched is, and how wide all of it is shown, of which a box may show a part. In CSS pixels. */
function widthsOf(page: Page): Promise<{ readonly fetched: number; readonly shown: number }[]> {
  return page.$$eval('.commerce-product-card__picture img', (all) =>
    all
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ naturalWidth, naturalHeight, width, height }) => ({
        fetched: naturalWidth,
        shown: Math.max(width, (height * naturalWidth) / naturalHeight),
      })),
  );
}

for (const width of WIDTHS)
  spec('IMG-20', `at ${width} pixels the shop fetches its pictures as wide as it shows them`, async () => {
    const { page } = await shop.visit();
    await page.setViewport({ width, height: 900 });
    await page.goto(`${shop.url}/shop`, { waitUntil: 'load' });
    const widths = await widthsOf(page);
    expect(widths.length).toBeGreaterThan(0);
    for (const { fetched, shown } of widths) {
      expect(fetched).toBeGreaterThan(TOO_FEW * shown);
      expect(fetched).toBeLessThan(TOO_MANY * shown);
    }
  });
