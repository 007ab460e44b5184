import { squaresOf } from '../../../tools/testing/matrix';
import { spec } from '../../../tools/testing/spec';
import { chooseCookies, isBannerShown, keptChoice } from './choose-cookies';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();

const KEPT = { accepted: 'true', declined: 'false' } as const;
const CHOICES = squaresOf({ choice: ['accepted', 'declined'], script: ['with', 'without'] }, [
  { choice: 'accepted', script: 'with' },
  { choice: 'declined', script: 'without' },
]);

for (const { choice, script } of CHOICES) {
  spec(
    ['CONS-23', 'CONS-24', 'CONS-25', 'CONS-26', 'PLAT-08'],
    `${choice} ${script} script: the banner disappears, and stays away`,
    async () => {
      const { page, problems } = await shop.visit({ withScript: script === 'with', screen: 'phone' });
      await page.goto(`${shop.url}/shop?page=1`);
      expect(await isBannerShown(page)).toBe(true);
      await chooseCookies(page, choice);
      expect(page.url()).toContain('/shop?page=1');
      expect(await keptChoice(page)).toBe(KEPT[choice]);
      await page.reload();
      expect(await isBannerShown(page)).toBe(false);
      expect(problems).toEqual([]);
    },
  );
}
