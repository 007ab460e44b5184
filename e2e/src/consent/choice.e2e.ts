import { spec } from '../../../tools/testing/spec';
import { chooseCookies, isBannerShown, keptChoice } from './choose-cookies';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();

for (const [choice, kept] of [
  ['accepted', 'true'],
  ['declined', 'false'],
] as const) {
  for (const withScript of [true, false]) {
    spec(
      ['CONS-23', 'CONS-24', 'CONS-25', 'CONS-26', 'PLAT-08'],
      `${choice} ${withScript ? 'with' : 'without'} script: the banner goes, and stays away`,
      async () => {
        const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
        await page.goto(`${shop.url}/shop?page=1`);
        expect(await isBannerShown(page)).toBe(true);
        await chooseCookies(page, choice);
        expect(page.url()).toContain('/shop?page=1');
        expect(await keptChoice(page)).toBe(kept);
        await page.reload();
        expect(await isBannerShown(page)).toBe(false);
        expect(problems).toEqual([]);
      },
    );
  }
}
