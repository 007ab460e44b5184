/** @needs-firefox */
import { untilQuiet } from '../../browser/until-quiet';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { addMug, goToCheckout, placeOrder } from '../../commerce/shopping';
import { fillForm, FORM } from '../../forms/fill-form';

const shop = openShop();

spec('PLAT-01', 'in Firefox a visitor buys a mug, and it is ordered once', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await addMug(page, shop.url);
  // Firefox tells of a file it was loading when the page is left as of one with a wrong hash.
  await untilQuiet(page);
  await page.goto(`${shop.url}/cart`);
  await untilQuiet(page);
  await goToCheckout(page);
  await untilQuiet(page);
  await placeOrder(page, 'ada.firefox@example.com');
  const { db } = shop.server.services;
  expect(await db.selectFrom('customer_order').select('email').execute()).toEqual([
    { email: 'ada.firefox@example.com' },
  ]);
  expect(problems).toEqual([]);
});

spec('FORM-01', 'in Firefox the contact form is told of, corrected, sent and stored once', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  await page.click(`${FORM} button`);
  await page.waitForSelector(`${FORM} [data-form-error] li`);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-form-error'))).toBe(true);
  await fillForm(page);
  await page.click(`${FORM} button`);
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
  expect(await shop.server.services.db.selectFrom('form_submission').select('id').execute()).toHaveLength(1);
});
