import type { Page } from 'puppeteer';
import type { PageContext } from 'shared-types/site/context';
import type { Release } from 'shared-types/release';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { isLongProof } from '../../../tools/testing/proof';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { openShop } from '../browser/open/shop';
import { touchAll } from '../browser/looks/touch-all';
import { requestedScripts } from '../site/loading/files-of-page';
import { BISTRO, SHOP, type SampleSite } from '../site/samples/sample-sites';
import { addMug, MUG } from './shopping';

/** The cart's feature file, which hydrates the server's HTML. */
const FILE = 'client/cart.js';
const CART_PAGES: readonly number[] = [PAGE_TYPE.showCart, PAGE_TYPE.commerceCartV2];

/** Whether the page is a cart, may load the feature file, and has loaded it. */
async function look(page: Page): Promise<readonly [isCart: boolean, mayLoad: boolean, hasLoaded: boolean]> {
  const { pageType, remotes } = await page.evaluate(() => {
    const { context, release } = (window as unknown as { colonnade: { context: PageContext; release: Release } })
      .colonnade;
    return { pageType: context.pageType, remotes: release.remotes };
  });
  const { early, later } = await requestedScripts(page);
  return [
    CART_PAGES.includes(pageType),
    FILE in (remotes['mf-commerce']?.files ?? {}),
    [...early, ...later].includes('mf-commerce/cart.js'),
  ];
}

const shop = openShop();

/** A page of each kind; the long proof opens all. */
const KINDS: Readonly<Record<string, { readonly site: SampleSite; readonly kinds: readonly string[] }>> = {
  shop: { site: SHOP, kinds: ['/', '/shop', MUG, '/cart', '/checkout', '/contact', '/gallery', '/nowhere'] },
  bistro: { site: BISTRO, kinds: ['/menu', '/vouchers/dinner-voucher', '/cart', '/book'] },
};

for (const [name, { site, kinds }] of Object.entries(KINDS)) {
  spec(
    'START-15',
    `only the cart page of the ${name} loads the cart’s feature file, however the others are used`,
    async () => {
      const { page } = await shop.visit();
      await addMug(page, shop.url);
      const carts: string[] = [];
      for (const path of isLongProof ? site.paths : kinds) {
        await page.goto(shop.url.replace('localhost', site.host) + path);
        await atRest(page);
        await touchAll(page);
        await atRest(page);
        const [isCart, ...loads] = await look(page);
        expect([path, ...loads]).toEqual([path, isCart, isCart]);
        if (isCart) carts.push(path);
      }
      expect(carts).toEqual(['/cart']);
    },
  );
}
