/** @needs-windows */
import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { addMug } from '../../commerce/shopping';
import { SHOP } from '../samples/sample-sites';
import { somePages } from '../samples/some-pages';

const shop = openShop();

spec(
  'SRV-01',
  'the browser caches pages of every kind for going back, and revalidates a copy before it shows it',
  async () => {
    const { page } = await shop.visit();
    await addMug(page, shop.url);
    const client = await page.createCDPSession();
    await client.send('Page.enable');
    const reasons: unknown[] = [];
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(notRestoredExplanations));
    // Browsers do not cache error pages.
    const there = SHOP.paths.filter((path) => path !== '/nowhere');
    for (const path of somePages(there, { oneOf: 3 })) {
      const response = await page.goto(shop.url + path);
      expect(response?.headers()['cache-control']).toBe('private, no-cache');
      await atRest(page);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await page.goto(`${shop.url}/about?elsewhere`);
      await page.goBack();
      await page.waitForFunction(
        (path) => location.pathname + location.search === path && document.readyState === 'complete',
        {},
        path,
      );
      expect({ path, isKept: await page.evaluate(() => 'isKept' in window), reasons }).toEqual({
        path,
        isKept: true,
        reasons: [],
      });
    }
  },
);
