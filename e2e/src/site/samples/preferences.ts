import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { prefer } from './prefer';
import type { SampleSite } from './sample-sites';
import { invisibleControls, movingParts } from './preferred-looks';
import { findOnPages } from './visit-pages';

/** Tests that pages of a sample site heed what a visitor has set in the system. */
export function describePreferences(name: string, site: SampleSite): void {
  const shop = openShop();

  spec('PLAT-08', `${name} shows the edges of its controls and the focus in forced colours`, async () => {
    const { page } = await shop.visit();
    await prefer(page, { 'forced-colors': 'active' });
    expect(await findOnPages(shop, page, { site, check: invisibleControls })).toEqual({});
  });

  spec('PLAT-08', `${name} moves nothing where less motion is wanted`, async () => {
    const { page } = await shop.visit();
    await prefer(page, { 'prefers-reduced-motion': 'reduce' });
    expect(await findOnPages(shop, page, { site, check: movingParts })).toEqual({});
  });
}
