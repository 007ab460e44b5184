import { axeViolations } from '../browser/looks/axe-violations';
import { leadToStripe, openCardShop } from './card-shop';
import { addMug, fillInCheckout } from './shopping';
import { MANNERS } from './other-checkouts';

const { shop } = openCardShop();

const PAY_FORM = 'form[action="/api/commerce/order/payment"]';

test.each(MANNERS)(
  'a buyer is declined, goes back, comes again, and pays by card, $manner',
  async ({ withScript, screen }) => {
    const { page, problems } = await shop.visit({ withScript, screen });
    await page.goto(`${shop.url}/shop/p/stoneware-mug`);
    if (withScript) await addMug(page, shop.url);
    else await Promise.all([page.waitForNavigation(), page.click('[data-add-to-cart]')]);
    await page.goto(`${shop.url}/checkout`);
    await fillInCheckout(page, `cara.${screen}@example.com`);
    await page.$eval('[name="paymentMethod"][value="card"]', (choice) => (choice as HTMLElement).click());
    await leadToStripe(page, '[data-place-order]');
    await Promise.all([page.waitForNavigation(), page.click('[value="declined"]')]);
    expect(await page.$eval('#status', (status) => status.textContent)).toBe('Your card was declined.');
    await Promise.all([page.waitForNavigation(), page.click('a')]);
    expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/received/i);
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    await leadToStripe(page, `${PAY_FORM} button`);
    await Promise.all([page.waitForNavigation(), page.click('[value="accepted"]')]);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/confirmed/i);
    expect(await page.$(PAY_FORM)).toBeNull();
    expect(problems).toEqual([]);
  },
);
