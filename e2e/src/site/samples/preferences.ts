import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { openPreferences } from './open-preferences';
import type { SampleSite } from './sample-sites';
import { invisibleControls, movingParts } from './preferred-looks';
import { findOnPages } from './visit-pages';

const STILL = { 'prefers-reduced-motion': 'reduce' };

/** Tests that pages of a sample site heed what a visitor has set in the system. */
export function describePreferences(name: string, site: SampleSite): void {
  const shop = openShop();

  spec(
    'PLAT-08',
    `${name} moves nothing where less motion is wanted; in forced colours one sees edges and focus`,
    async () => {
      const { page } = await shop.visit();
      const prefer = await openPreferences(page);
      const check = async () => {
        const moving = await movingParts(page);
        await prefer({ ...STILL, 'forced-colors': 'active' });
        const invisible = await invisibleControls(page);
        await prefer(STILL);
        return [...moving, ...invisible];
      };
      await prefer(STILL);
      expect(await findOnPages(shop, page, { site, check })).toEqual({});
    },
  );
}
