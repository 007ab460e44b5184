import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { focusProblems } from './focus-order';
import { prefer } from './prefer';
import type { SampleSite } from './sample-sites';
import { findOnPages } from './visit-pages';

/** Tests that pages of a sample site can be gone through by keyboard. */
export function describeKeyboard(name: string, site: SampleSite): void {
  const shop = openShop();

  spec('PLAT-08', `${name}: Tab reaches every control in its order, and one sees where it is`, async () => {
    const { page } = await shop.visit();
    // What takes the focus is scrolled to at once, and can be looked at.
    await prefer(page, { 'prefers-reduced-motion': 'reduce' });
    expect(await findOnPages(shop, page, { site, check: focusProblems })).toEqual({});
  });
}
