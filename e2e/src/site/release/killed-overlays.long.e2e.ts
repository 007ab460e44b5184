import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { neverTimeOut } from '../../browser/pace-timers';
import { MUG } from '../../commerce/shopping';
import { BANNER, isBannerShown } from '../../consent/choose-cookies';
import { openRestrictiveShop } from '../../consent/restrictive-shop';
import { actOn, KILL, untilState } from './act-on';

const shop = openShop();
const restrictive = openRestrictiveShop();
const LOOK = `form[action="${MUG}"] button`;
const VIEW = '[data-feature="commerce/product-quick-view"] dialog[open]';

spec(
  ['PLAT-03', 'ESC-07'],
  'a quick view closes with its code, and its button leads to the product’s page',
  async () => {
    const { page, problems } = await shop.visit();
    await neverTimeOut(page);
    await page.goto(`${shop.url}/shop`);
    await atRest(page);
    await page.click(LOOK);
    await page.waitForSelector(`${VIEW} [data-add-to-cart]`);
    await actOn(shop, 'mf-commerce', KILL);
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    expect(await page.evaluate((look) => document.activeElement === document.querySelector(look), LOOK)).toBe(true);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe(MUG);
    expect(problems).toEqual([]);
  },
);

spec(
  ['PLAT-03', 'CONS-28'],
  'a disabled banner stays, accepts an answer as without script, and nothing is reported before',
  async () => {
    const { page, problems } = await restrictive.visit();
    await page.goto(`${restrictive.url}/about`);
    await untilState(page, 'consent/cookie-banner', 'live');
    await actOn(restrictive, 'mf-consent', KILL);
    await untilState(page, 'consent/cookie-banner', 'waiting');
    expect(await isBannerShown(page)).toBe(true);
    expect((await page.browserContext().cookies()).map(({ name }) => name)).toEqual(['crumb']);
    await page.click('button[value="declined"]');
    await page.waitForFunction(() => document.cookie.includes('CookieChoice=false'));
    await page.goto(`${restrictive.url}/about`);
    expect(
      await page.$eval('body', (body, banner) => body.querySelector(banner)?.checkVisibility() ?? false, BANNER),
    ).toBe(false);
    expect(problems).toEqual([]);
  },
);
