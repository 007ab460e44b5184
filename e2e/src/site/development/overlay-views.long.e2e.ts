import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { SIGN_IN, signInWith } from '../../browser/sign-in';
import { MUG, untilCount } from '../../commerce/shopping';
import { changedBuild, openOverlayShop } from './overlay-preview-server.fixture';

const WORDS = { 'Your cart is empty': 'Nothing is in here yet', 'Add to cart': 'Take it along' };

const shop = openShop();
const over = openOverlayShop(shop, () => changedBuild('mf-commerce', WORDS));

const ADD = '[data-add-to-cart]';
const OWNER = 'owner@over.example';
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
  'a cart is filled and kept across pages, and all requests of the pages go through the overlay',
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
    // Data URLs are not requests.
    expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec(
  'PLAT-06',
  'a view without hydration is the working copy’s for an administrator of the site, else the live one’s',
  async () => {
    const { page, problems } = await shop.visit();
    await page.goto(over().url + MUG);
    expect(await page.$eval(ADD, (button) => button.textContent)).toBe('Add to cart');
    expect(over().printed.join('\n')).toContain(
      'The HTML of commerce/indicator, commerce/product is as the site sends it',
    );

    await seedAccount(shop.server.services.db, { email: OWNER, roles: { 'fern-and-kiln': ['admin'] } });
    await page.goto(`${over().url}/config`);
    await Promise.all([
      page.waitForNavigation(),
      signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD }),
    ]);
    // `noredirect` keeps the owner on the page.
    await page.goto(`${over().url}${MUG}?noredirect`);
    expect(await page.$eval(ADD, (button) => button.textContent)).toBe('Take it along');
    await page.click(ADD);
    await untilCount(page, 1);
    expect(problems).toEqual([]);
  },
);
