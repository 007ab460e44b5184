import { openShop } from '../browser/open/shop';
import { follow } from '../browser/follow';
import { writeIn } from '../browser/write-in';
import { addMug, fillInCheckout, goToCheckout, MUG } from './shopping';

const shop = openShop();
const QUESTION = '[data-new-total]';
/** A mug at 32.00 plus 8.50 shipping to Washington, with 10.3 % tax on both. */
const TOTAL = '$44.67';

for (const withScript of [true, false])
  test(`pressing the button directly after typing the state asks once about the new tax, ${withScript ? 'with' : 'without'} script`, async () => {
    const email = `new.total.${withScript}@example.com`;
    const { page } = await shop.visit({ withScript, screen: 'phone' });
    if (withScript) await addMug(page, shop.url);
    else {
      await page.goto(shop.url + MUG);
      await follow(page, '[data-add-to-cart]');
    }
    await page.goto(`${shop.url}/cart`);
    await goToCheckout(page);
    if (withScript) await page.waitForSelector('[data-feature="commerce/checkout"][data-state="live"]');
    await fillInCheckout(page, email);
    await writeIn(page, '[name="zip"]', '98101');
    await page.$eval('[name="state"]', (field) => ((field as HTMLInputElement).value = ''));
    await page.type('[name="state"]', 'Washington');
    const pressing = page.click('[data-place-order]');
    await (withScript ? pressing : Promise.all([page.waitForNavigation(), pressing]));
    await page.waitForSelector(QUESTION);
    const seen = await page.$eval(QUESTION, (question) => ({
      text: question.textContent,
      isFocused: question === document.activeElement,
      isInView: question.getBoundingClientRect().top >= 0 && question.getBoundingClientRect().bottom <= innerHeight,
      byButton: question.nextElementSibling?.hasAttribute('data-place-order'),
      red: document.querySelectorAll('.form-error:not(:empty), .field__error:not(:empty)').length,
    }));
    expect(seen).toEqual({
      text: expect.stringContaining(`The total is now ${TOTAL}.`),
      isFocused: true,
      isInView: true,
      byButton: true,
      red: 0,
    });
    const { db } = shop.server.services;
    const orders = () => db.selectFrom('customer_order').select('total_cents').where('email', '=', email).execute();
    expect(await orders()).toEqual([]);
    await follow(page, '[data-place-order]');
    expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
    expect(await orders()).toEqual([{ total_cents: expect.anything() as unknown }]);
    expect(await page.$eval('.commerce-order__summary', (summary) => summary.textContent)).toContain(TOTAL);
  });
