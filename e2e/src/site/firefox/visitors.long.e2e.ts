/** @needs-firefox */
import { isLongProof } from '../../../../tools/testing/proof';
import { sealedCookie } from '../../../../tools/testing/server/sealed-cookie';
import { spec } from '../../../../tools/testing/spec';
import { untilQuiet } from '../../browser/until-quiet';
import { addMug, goToCheckout, MUG, placeOrder } from '../../commerce/shopping';
import { chooseCookies, isBannerShown } from '../../consent/choose-cookies';
import { openRestrictiveShop } from '../../consent/restrictive-shop';
import { fillForm, FORM } from '../../forms/fill-form';
import { openDialog, outcomeOf, publishDialogRemote } from '../dialogs/dialog-remote';

const shop = openRestrictiveShop();
beforeAll(() => publishDialogRemote(shop.server));

const CHOICES = ['accepted', 'declined'] as const;

for (const choice of isLongProof ? CHOICES : CHOICES.slice(0, 1)) {
  spec(
    ['CONS-23', 'CONS-25', 'PLAT-01'],
    `in Firefox the banner disappears when it is ${choice} and stays away; a mug is bought and ordered once`,
    async () => {
      const { page, problems } = await shop.visit({ screen: 'phone' });
      await page.goto(shop.url + MUG);
      expect(await isBannerShown(page)).toBe(true);
      await chooseCookies(page, choice);
      // Firefox reports a file that is loading when the page is left like one with a wrong hash.
      await untilQuiet(page);
      await addMug(page, shop.url);
      expect(await isBannerShown(page)).toBe(false);
      await untilQuiet(page);
      await page.goto(`${shop.url}/cart`);
      await untilQuiet(page);
      await goToCheckout(page);
      await untilQuiet(page);
      const email = `ada.${choice}@example.com`;
      await placeOrder(page, email);
      const { db } = shop.server.services;
      expect(await db.selectFrom('customer_order').select('email').where('email', '=', email).execute()).toHaveLength(
        1,
      );
      expect(problems).toEqual([]);
    },
  );
}

spec('FORM-01', 'in Firefox the contact form shows errors, is corrected, sent and stored once', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  const declined = { name: 'CookieChoice', value: 'false' };
  const value = sealedCookie(shop.server.app, { ...declined, host: 'localhost' });
  await page.browserContext().setCookie({ ...declined, value, domain: 'localhost', path: '/' });
  await page.goto(`${shop.url}/contact`);
  await page.click(`${FORM} button`);
  await page.waitForSelector(`${FORM} [data-form-error] li`);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-form-error'))).toBe(true);
  await fillForm(page);
  await page.click(`${FORM} button`);
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
  expect(await shop.server.services.db.selectFrom('form_submission').select('id').execute()).toHaveLength(1);
});

spec(['DIALOG-01', 'DIALOG-07'], 'in Firefox Escape cancels a dialog, and the focus returns', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/about`);
  await page.focus('header a');
  const before = await page.evaluate(() => document.activeElement?.textContent);
  await openDialog(page, 'confirm', { message: 'Really?', confirmText: 'Yes', rejectText: 'No' });
  await page.waitForSelector('dialog[data-phase="shown"]');
  await page.keyboard.press('Escape');
  expect(await outcomeOf(page)).toBe('cancel');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  expect(problems).toEqual([]);
});
