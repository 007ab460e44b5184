import type { BLOCK_TYPE } from 'shared-types/site/block-type';
import { openShop } from '../browser/open/shop';
import { putBlock } from './put-block';

const shop = openShop();
const UNAVAILABLE = 'This part of the page cannot be shown right now.';

/** Valid JSON that no view can use as settings, stored without the import's checks. */
const UNUSABLE: readonly (readonly [name: keyof typeof BLOCK_TYPE, path: string, settings: object, reason: string])[] =
  [
    ['gallery', '/gallery', { title: 'Pictures', items: 'all' }, 'The setting “items” must be a list.'],
    ['accordion', '/about', { items: [] }, 'An accordion needs at least one item.'],
    [
      'map',
      '/about',
      { location: { mapLat: 'north' } },
      'The setting “location.mapLat” must be a number from -90 to 90.',
    ],
  ];

test.each(UNUSABLE)(
  'a %s that cannot be shown says so, is logged, and leaves the page intact',
  async (name, path, settings, reason) => {
    const logged = jest.spyOn(shop.server.app.log, 'error').mockImplementation(() => undefined);
    const id = await putBlock(shop, name, { settings });
    const { page } = await shop.visit({ withScript: false });
    await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' });
    expect(await page.$eval(`[data-block="${id}"]`, (block) => block.textContent)).toBe(UNAVAILABLE);
    expect(await page.$$eval('h1, footer', (parts) => parts.length)).toBe(2);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({
        block: id,
        feature: `blocks/${name}`,
        remote: 'mf-blocks',
        reason: expect.stringContaining(reason) as string,
      }),
      'a block could not be rendered',
    );
  },
);
