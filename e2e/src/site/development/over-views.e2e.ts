import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/at-rest';
import { openShop } from '../../browser/open-shop';
import { MUG, untilCount } from '../../commerce/shopping';
import { changedBuild, openOverShop } from './over-server.fixture';

const shop = openShop();
const over = openOverShop(shop, () => changedBuild('mf-commerce', ['Your cart is empty', 'Nothing is in here yet']));

const CART = 'main [data-feature="commerce/cart"]';

for (const withScript of [false, true]) {
  spec('PLAT-06', `a view that hydrates is the working copy’s, ${withScript ? 'live' : 'without script'}`, async () => {
    const { page, problems } = await shop.visit({ withScript });
    await page.goto(`${over().url}/cart`);
    expect(await page.$eval(CART, (cart) => cart.textContent)).toContain('Nothing is in here yet');
    if (withScript) {
      await page.waitForSelector(`${CART}[data-state="live"]`);
      await atRest(page);
      expect(await page.$eval(CART, (cart) => cart.textContent)).toContain('Nothing is in here yet');
    }
    expect(problems).toEqual([]);
  });
}

spec(
  'PLAT-06',
  'a cart is filled and taken along over pages, and all that the pages ask for goes by the one way',
  async () => {
    const { page, problems } = await shop.visit();
    const foreign: string[] = [];
    page.on('request', (request) => void (request.url().startsWith(over().url) || foreign.push(request.url())));
    await page.goto(over().url + MUG);
    await page.click('[data-add-to-cart]');
    await untilCount(page, 1);
    await page.goto(`${over().url}/cart`);
    await page.waitForSelector(`${CART} [data-line]`);
    await atRest(page);
    // Data addresses are no requests.
    expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(problems).toEqual([]);
  },
);
