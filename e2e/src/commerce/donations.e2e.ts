import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { isNoRefusal } from '../browser/is-no-refusal';
import { openShop } from '../browser/open/shop';
import { writeIn } from '../browser/write-in';
import { beRefused, go, MANNERS } from './other-checkouts';

const shop = openShop();
const GIVE = '[action="/api/commerce/donation-checkout/donations"] button';

for (const { manner, withScript, screen } of MANNERS) {
  spec(
    ['DONATE-01', 'DONATE-02'],
    `donates an amount of one’s own, from the page that asks for it to the receipt, ${manner}`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen });
      await page.goto(`${shop.url}/contact`);
      expect(await go(page, '[data-donate]')).toBe('/checkout/donate');
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await page.click('[name="amount"][value="own"]');
      await writeIn(page, '[name="ownAmount"]', '1');
      await writeIn(page, '[name="email"]', 'ada@example.com');
      await beRefused(page, GIVE, 'ownAmount');
      // What was typed is still there; the caret may be anywhere.
      await page.$eval('[name="ownAmount"]', (field) => ((field as HTMLInputElement).value = ''));
      await writeIn(page, '[name="ownAmount"]', '12.50');
      expect(await go(page, GIVE)).toMatch(/^\/checkout\/contribution\//);
      const text = await page.$eval('main', (main) => main.textContent ?? '');
      for (const part of ['Thank you for your donation', 'ada@example.com', '$12.50']) expect(text).toContain(part);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );
}
