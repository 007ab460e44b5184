import type { Shop } from '../../browser/open-shop';
import { SHOP } from '../samples/sample-sites';
import { REMOTE } from './broken-cart';

/** Where the remote has blocks and where it has none; the long proof looks at every page. */
const PATHS = process.env.PROVE ? SHOP.paths : (['/', '/shop'] as const);

/** Every page answers, the remote's blocks show their fallback, and everything else is there. */
export async function expectOthersWhole(shop: Shop): Promise<void> {
  const { page } = await shop.visit({ withScript: false });
  for (const path of PATHS) {
    const response = await page.goto(shop.url + path);
    expect({ path, status: response?.status() }).toEqual({ path, status: path === '/nowhere' ? 404 : 200 });
    expect(await page.$$('header, footer')).toHaveLength(2);
    expect(await page.$$('[data-feature^="commerce/"]')).toHaveLength(0);
    if (path === '/') {
      expect(await page.$('h1')).not.toBeNull();
      expect(await page.$$('[data-feature^="blocks/"]')).not.toHaveLength(0);
    }
    if (path === '/shop') expect(await page.$(`[data-fallback-of="${REMOTE}"]`)).not.toBeNull();
  }
}
