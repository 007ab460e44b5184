import { axeViolations } from '../../browser/axe-violations';
import { SCREEN } from '../../browser/browser';
import { openShop } from '../../browser/open-shop';
import { spec } from '../../../../tools/testing/spec';
import { headingsOf } from './headings-of';
import { overflowOf } from './overflow-of';
import type { SampleSite } from './sample-sites';
import { somePages } from './some-pages';
import { findOnPages } from './visit-pages';

/** Tests that pages of a sample site are sound, each on every screen; axe looks at it on one of them, in the long proof on all. */
export function describeSoundPages(site: SampleSite): void {
  const shop = openShop();
  const screens = Object.keys(SCREEN) as (keyof typeof SCREEN)[];
  for (const [turn, screen] of screens.entries()) {
    spec(
      'SRV-01',
      `${site.paths.join(' ')}: accessible, one main heading, no wider than the ${screen}, no policy broken`,
      async () => {
        const { page, problems } = await shop.visit({ screen });
        const looked = somePages(site.paths, { oneOf: screens.length, from: turn });
        const check = async (path: string) => [
          ...(await headingsOf(page)),
          ...(await overflowOf(page)),
          ...(looked.includes(path) ? await axeViolations(page) : []),
        ];
        expect(await findOnPages(shop, page, { site, check })).toEqual({});
        // The browser itself says that the page for nothing was answered with 404.
        expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      },
    );
  }
}
