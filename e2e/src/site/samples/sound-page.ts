import { axeViolations } from '../../browser/axe-violations';
import { SCREEN } from '../../browser/browser';
import { openShop } from '../../browser/open-shop';
import { spec } from '../../../../tools/testing/spec';
import { headingsOf } from './headings-of';
import { overflowOf } from './overflow-of';
import type { SampleSite } from './sample-sites';
import { findOnPages } from './visit-pages';

/** Tests that pages of a sample site are sound, each on every screen. */
export function describeSoundPages(site: SampleSite): void {
  const shop = openShop();
  for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
    spec(
      'SRV-01',
      `${site.paths.join(' ')}: accessible, one main heading, no wider than the ${screen}, no policy broken`,
      async () => {
        const { page, problems } = await shop.visit({ screen });
        const check = async () => [
          ...(await headingsOf(page)),
          ...(await overflowOf(page)),
          ...(await axeViolations(page)),
        ];
        expect(await findOnPages(shop, page, { site, check })).toEqual({});
        // The browser itself says that the page for nothing was answered with 404.
        expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      },
    );
  }
}
