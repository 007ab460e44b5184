import { spec } from '../../../tools/testing/spec';
import { openChangedShop } from '../browser/open/changed-shop';
import { MUG } from './shopping';

/** Products lead to the checkout, and two of the first mug are in stock. */
const shop = openChangedShop((document) => ({
  ...document,
  site: {
    ...document.site,
    settings: {
      ...document.site.settings,
      storeSettings: { ...document.site.settings.storeSettings, expressCheckout: true },
    },
  },
}));
beforeAll(() => shop.server.services.db.updateTable('variant').set({ qty_in_stock: 2, unlimited: false }).execute());

const VIEW = '[data-feature="commerce/product-quick-view"] dialog';

for (const withScript of [true, false]) {
  spec('CKOUT-06', `Buy now leads to the checkout ${withScript ? 'with' : 'without'} script`, async () => {
    const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
    await page.goto(shop.url + MUG);
    await Promise.all([page.waitForNavigation(), page.click('[data-add-to-cart]')]);
    expect(new URL(page.url()).pathname).toBe('/checkout');
    expect(problems).toEqual([]);
  });
}

spec('CKOUT-06', 'Buy now over the shop shows its error where it was pressed', async () => {
  const { page } = await shop.visit();
  for (let piece = 0; piece < 2; piece += 1) {
    await page.goto(shop.url + MUG);
    await Promise.all([page.waitForNavigation(), page.click('[data-add-to-cart]')]);
  }
  await page.goto(`${shop.url}/shop`);
  await page.click(`form[action="${MUG}"] button`);
  await page.waitForSelector(`${VIEW}[open] [data-add-to-cart]`);
  await page.click(`${VIEW} [data-add-to-cart]`);
  const refusal = await page.waitForFunction(
    (view) => document.querySelector(`${view} [data-form-error]`)?.textContent?.trim(),
    {},
    VIEW,
  );
  expect(await refusal.jsonValue()).toContain('2');
  expect(new URL(page.url()).pathname).toBe('/shop');
});
