import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { MUG } from '../../commerce/shopping';

const shop = openShop();

spec('SRV-01', 'the pages that external checks rely on exist', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(shop.url);
  expect(await page.$('h1')).not.toBeNull();
  expect(await page.$('form')).not.toBeNull();
  await page.goto(shop.url.replace('localhost', '127.0.0.1'));
  expect(await page.$('h1')).not.toBeNull();
  await page.goto(shop.url + MUG);
  expect(await page.$eval('[data-add-to-cart]', (button) => button.textContent)).toBe('Add to cart');
  expect(await page.$$('[data-cart-count]')).toHaveLength(1);
});
