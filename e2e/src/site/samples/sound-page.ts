import { atRest } from '../../browser/at-rest';
import { axeViolations } from '../../browser/axe-violations';
import { SCREEN } from '../../browser/browser';
import type { Shop } from '../../browser/open-shop';
import { spec } from '../../../../tools/testing/spec';

/** Tests that pages of the sample shop are sound, each on every screen. */
export function describeSoundPages(shop: Shop, paths: readonly string[]): void {
  for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
    spec('SRV-01', `${paths.join(' ')}: accessible, no wider than the ${screen}, no policy broken`, async () => {
      const { page, problems } = await shop.visit({ screen });
      for (const path of paths) {
        await page.goto(shop.url + path);
        await atRest(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ path, overflow, violations: await axeViolations(page) }).toEqual({
          path,
          overflow: 0,
          violations: [],
        });
      }
      // The browser itself says that the page for nothing was answered with 404.
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    });
  }
}
