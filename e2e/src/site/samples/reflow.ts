import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { notMirrored } from './mirrored';
import { overflowOf } from './overflow-of';
import type { SampleSite } from './sample-sites';
import { smallTargets } from './small-targets';
import { findOnPages } from './visit-pages';

/** The narrowest window pages are made for, and a window of 1280 × 1024 at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };
const ZOOMED = { width: 320, height: 256, deviceScaleFactor: 4 };

/** Tests that pages of a sample site fit into small windows, can be tapped there, and can be turned round. */
export function describeReflow(name: string, site: SampleSite): void {
  const shop = openShop();

  spec('PLAT-08', `${name} fits into 320 pixels and into a zoom of 400 %, with targets of 24 pixels`, async () => {
    const { page } = await shop.visit();
    const check = async () => {
      await page.setViewport(NARROW);
      const narrow = [...(await overflowOf(page)), ...(await smallTargets(page))];
      await page.setViewport(ZOOMED);
      return [...narrow, ...(await overflowOf(page))];
    };
    expect(await findOnPages(shop, page, { site, check })).toEqual({});
  });

  spec('PLAT-08', `${name} is mirrored from right to left, and no wider for it`, async () => {
    const { page } = await shop.visit();
    const check = async () => {
      await page.setViewport({ width: 1280, height: 900 });
      const mirrored = await notMirrored(page);
      await page.setViewport(NARROW);
      return [...mirrored, ...(await overflowOf(page))];
    };
    expect(await findOnPages(shop, page, { site, check })).toEqual({});
  });
}
