import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { intercept } from '../../browser/intercept';
import { goToCheckout } from '../../commerce/shopping';
import { fillForm } from '../../forms/fill-form';
import { FULL_PAGE, openFullShop } from './full-shop';

const shop = openFullShop();
const FORM = '[data-feature="forms/contact-form"] form';

const clickAway = (page: Page, selector: string) =>
  Promise.all([page.waitForNavigation(), page.locator(selector).click()]);

spec('PLAT-05', 'the shell’s own script is missing: banner, cart and form work', async () => {
  const visit = await shop.visit();
  const { page } = visit;
  await intercept(visit, '/client/shell.js', (request) => request.respond({ status: 404, body: 'Not found' }));
  await page.goto(shop.url + FULL_PAGE);
  await clickAway(page, '[value="accepted"]');
  expect(await page.$eval('.consent-cookie-banner', (banner) => banner.checkVisibility())).toBe(false);
  await clickAway(page, '[data-add-to-cart]');
  expect(await page.$eval('[data-cart-count]', (count) => count.textContent?.trim())).toBe('1');
  await page.goto(shop.url + FULL_PAGE);
  await fillForm(page, FORM);
  await clickAway(page, `${FORM} button`);
  expect(await page.$eval('main', (main) => main.innerText)).toContain('Thank');
  await goToCheckout(page);
});
