import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { isNoRefusal } from '../browser/is-no-refusal';
import { openShop } from '../browser/open/shop';
import { writeIn } from '../browser/write-in';
import { go, MANNERS } from './other-checkouts';

const shop = openShop();
const SUBSCRIBE = '[action="/api/commerce/subscription-checkout/orders"] button';

for (const { manner, withScript, screen } of MANNERS) {
  spec(['SUBS-03', 'SUBS-05'], `subscribes to the displayed plan, and cancels it again, ${manner}`, async () => {
    const { page, problems } = await shop.visit({ withScript, screen });
    const main = () => page.$eval('main', (element) => element.textContent ?? '');
    await page.goto(`${shop.url}/shop/p/seconds-box`);
    expect(await main()).toContain('$55.00 every 3 months until you cancel');
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    expect(await go(page, '[data-subscription] button.button')).toBe('/checkout/subscribe');
    expect(new URL(page.url()).searchParams.get('cartToken')).toMatch(/^[\w-]{32}$/);
    expect(await main()).toContain('You pay $55.00 now.');
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await page.select('[name="country"]', 'US');
    const values = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', line1: '12 Mill Lane' };
    for (const [name, value] of Object.entries({ ...values, city: 'Portland', zip: '97201', state: 'OR' }))
      await writeIn(page, `[name="${name}"]`, value);
    // This address makes it more expensive: the new total is shown before the order.
    await go(page, SUBSCRIBE);
    expect(await main()).toContain('You pay $63.50 now. Payments: $63.50 every 3 months');
    expect(await go(page, SUBSCRIBE)).toMatch(/^\/checkout\/subscription\//);
    for (const part of ['payment 1 of your subscription', '$63.50 every 3 months', 'The next order is created on'])
      expect(await main()).toContain(part);
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await page.click('#subscription summary');
    expect(await go(page, '[data-cancel-subscription]')).toMatch(/^\/checkout\/subscription\//);
    expect(await main()).toContain('You cancelled it.');
    expect(problems.filter(isNoRefusal)).toEqual([]);
  });
}
