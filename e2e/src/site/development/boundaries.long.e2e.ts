import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';

const shop = openShop({ isDevelopment: true });
const PRODUCT = '/shop/p/stoneware-mug';
const LABELS = '[data-boundaries] button';

const topsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('[data-remote]')].map((piece) => piece.getBoundingClientRect().top);
  });

const labelOf = (page: Page, folder: string, state: string) =>
  page.waitForSelector(
    `::-p-xpath(//*[@data-boundaries]//button[starts-with(., "${folder} · ") and contains(., " · ${state}")])`,
  );

spec(
  'PLAT-06',
  'a page opened with ?boundaries shows folder, version and state of every piece, and is the same page otherwise',
  async () => {
    const { page, problems } = await shop.visit();
    await page.goto(shop.url + PRODUCT);
    const plain = await topsOf(page);
    expect(await page.$('[data-boundaries]')).toBeNull();

    await page.goto(`${shop.url}${PRODUCT}?boundaries`);
    const wanted = await page.$$eval('[data-remote]', (pieces) =>
      pieces.map((piece) => {
        const [, name] = (piece.getAttribute('data-feature') ?? '').split('/');
        return `${piece.getAttribute('data-remote')}/src/features/${name}`;
      }),
    );
    const shown = await page.$$eval(LABELS, (labels) => labels.map(({ textContent }) => textContent ?? ''));
    expect(shown.map((text) => text.split(' · ')[0]).sort()).toEqual(wanted.sort());
    const { version } = shop.server.services.registry.current().remotes.get('mf-commerce')?.manifest ?? {};
    await labelOf(page, `mf-commerce/src/features/product · ${version} · enhance`, 'live');
    const moved = await topsOf(page);
    expect(moved).toEqual(plain);
    expect(problems).toEqual([]);
  },
);

spec(
  'PLAT-06',
  'the state of a piece is followed, the piece can still be clicked, and clicking its label copies the folder',
  async () => {
    const { page, problems } = await shop.visit();
    await page.browserContext().overridePermissions(shop.url, ['clipboard-sanitized-write']);
    await page.goto(`${shop.url}${PRODUCT}?boundaries`);
    await page.click('[data-add-to-cart]');
    const label = await labelOf(page, 'mf-commerce/src/features/product', 'live');
    await label?.click();
    await page.waitForSelector('[data-boundaries] [data-copied="mf-commerce/src/features/product"]');
    expect(problems).toEqual([]);
  },
);
