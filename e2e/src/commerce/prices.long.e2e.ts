import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';
import { addMug, goToCheckout } from './shopping';
import { writeIn } from '../browser/write-in';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { cutAtTwiceTheText } from '../browser/looks/cut-at-twice-the-text';

const shop = openShop();

/** A mug at 32.00 with 10 % discount, plus 8.50 shipping to Washington, with 10.3 % tax on both: 3.84. */
const TOTAL = '$41.14';

/** 68 letters without a break opportunity, too long for a phone. */
const LONG_NAME = `Moss${'croft'.repeat(12)}ness`;

for (const withScript of [true, false]) {
  spec(
    ['CART-04', 'CART-05', 'CART-06'],
    `a code, a place and a tax give the same total in cart, checkout and order, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const text = (selector: string) => page.$eval(selector, (element) => element.textContent ?? '');
      const press = async (selector: string) => {
        const pressing = page.$eval(selector, (button) => (button as HTMLButtonElement).click());
        await (withScript ? pressing : Promise.all([page.waitForNavigation(), pressing]));
      };
      const enter = async (code: string) => {
        await page.$eval('[name=coupon]', (input) => ((input as HTMLInputElement).value = ''));
        await page.type('[name=coupon]', code);
        await press('[data-coupon-form] button');
      };
      await addMug(page, shop.url);
      await page.goto(`${shop.url}/cart`);
      // A click before the page is live submits the form, which reloads the page.
      if (withScript) await page.waitForSelector('[data-quantity][data-live]');
      await enter('kiln-2026');
      await until(async () => (await text('[data-coupon-form]')).includes('This code is no longer valid.'));
      await enter(' Welcome10 ');
      await until(async () => (await page.$('[data-coupon=WELCOME10]')) !== null);
      const estimateFor = async (state: string, expected: string) => {
        await page.$eval('.commerce-cart__delivery', (details) => ((details as HTMLDetailsElement).open = true));
        await page.select('[data-delivery] [name=country]', 'US');
        await page.type('[data-delivery] [name=state]', state);
        await press('[data-delivery] button');
        await until(async () => (await text('.commerce-cart__summary')).includes(expected));
        // If the page stays, so does the focus.
        if (withScript) expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('state');
      };
      await estimateFor('', 'Taxes are not included yet: they depend on the state');
      await estimateFor('washington', TOTAL);
      expect([await overflowOf(page), await cutAtTwiceTheText(page)]).toEqual([[], []]);
      await goToCheckout(page);
      expect([await overflowOf(page), await cutAtTwiceTheText(page)]).toEqual([[], []]);
      expect(await text('[data-grand-total]')).toBe(TOTAL);
      const values = {
        email: `wa.${String(withScript)}@example.com`,
        firstName: 'Ada',
        lastName: LONG_NAME,
        line1: '1 Mill Lane',
      };
      for (const [name, value] of Object.entries({ ...values, city: 'Seattle', zip: '98101' }))
        await writeIn(page, `[name="${name}"]`, value);
      await follow(page, '[data-place-order]');
      const order = await text('.commerce-order__summary');
      for (const part of ['Discount · WELCOME10', '-$3.20', 'Washington sales tax 10.3%', '$3.84', TOTAL])
        expect(order).toContain(part);
      expect(await text('.commerce-order__address')).toContain(LONG_NAME);
      expect([await overflowOf(page), await cutAtTwiceTheText(page)]).toEqual([[], []]);
      // The browser logs the rejected code.
      expect(problems.filter((problem) => !/status of 4(09|22)/.test(problem))).toEqual([]);
    },
  );
}
