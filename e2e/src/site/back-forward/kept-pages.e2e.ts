/** @needs-windows */
import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/at-rest';
import { openShop } from '../../browser/open-shop';
import { addMug } from '../../commerce/shopping';
import { SHOP } from '../samples/sample-sites';

const shop = openShop();

spec(
  'SRV-01',
  'the browser keeps every sample page for the way back, and asks before it shows its copy again',
  async () => {
    const { page } = await shop.visit();
    await addMug(page, shop.url);
    const client = await page.createCDPSession();
    await client.send('Page.enable');
    const reasons: unknown[] = [];
    client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(notRestoredExplanations));
    // Browsers keep no page for what is not there.
    for (const path of SHOP.paths.filter((path) => path !== '/nowhere')) {
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
