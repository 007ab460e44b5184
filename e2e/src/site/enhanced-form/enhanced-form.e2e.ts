import type { Page } from 'puppeteer';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { untilQuiet } from '../../browser/until-quiet';
import { long, spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { intercept } from '../../browser/intercept';
import { openShop } from '../../browser/open/shop';
import { MUG, untilCount } from '../../commerce/shopping';
import { fillForm, FORM } from '../../forms/fill-form';

const shop = openShop();

const ADD = '[data-add-to-cart]';

const errorOf = (page: Page) => page.$eval('[data-form-error]', (place) => place.textContent?.trim());

spec(
  'NET-12',
  'a form sent offline says so, keeps typed values, and can be sent once the network is back',
  async () => {
    const { page } = await shop.visit();
    await page.goto(`${shop.url}/contact`);
    await fillForm(page);
    // Nothing else can load after this.
    await atRest(page);
    await page.setOfflineMode(true);
    await page.click(`${FORM} button`);
    await page.waitForSelector('[data-form-error]:not(:empty)');
    expect(await errorOf(page)).toContain('Unable to connect…');
    expect(await page.$eval(`${FORM} textarea`, (area) => area.value)).toBe('Ada');
    expect(await submissions()).toBe(0);

    await page.setOfflineMode(false);
    await page.click(`${FORM} button`);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    expect(await submissions()).toBe(1);
  },
);

long.spec(
  'NET-12',
  'a form sent offline before any script has loaded stays in the page, and is sent once the network is back',
  async () => {
    const before = await submissions();
    const visit = await shop.visit();
    const { page } = visit;
    // A request that is pending when the network fails never completes.
    await intercept(visit, '/shell.js', () => undefined);
    await page.goto(`${shop.url}/contact`, { waitUntil: 'domcontentloaded' });
    await fillForm(page);
    await page.setOfflineMode(true);
    await page.click(`${FORM} button`);
    await page.waitForSelector(`${FORM} button[aria-busy]`);
    // The page itself holds a form for a second.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(await page.$eval(`${FORM} textarea`, (area) => area.value)).toBe('Ada');
    expect(await submissions()).toBe(before);

    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.setOfflineMode(false)]);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    expect(await submissions()).toBe(before + 1);
  },
);

spec('NET-12', 'a product that could not be added says so, and the next tap adds it once', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url + MUG);
  await atRest(page);
  await page.setOfflineMode(true);
  await page.click(ADD);
  await page.waitForSelector('[data-form-error]:not(:empty)');
  expect(await errorOf(page)).toBe('Unable to connect…');
  await page.setOfflineMode(false);
  await page.click(ADD);
  await untilCount(page, 1);
  expect(await errorOf(page)).toBe('');
});

spec('FORM-20', 'an invalid field has the focus after the response', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url + MUG);
  // Simulates a browser that does not validate the value.
  await page.$eval('[name="quantity"]', (field) => {
    const input = field as HTMLInputElement;
    input.form?.setAttribute('novalidate', '');
    input.value = '0';
  });
  await page.click(ADD);
  await page.waitForSelector('[name="quantity"][aria-invalid]');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('quantity');
});

spec('FORM-05', 'a double click sends the form once', async () => {
  const before = await submissions();
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await fillForm(page);
  const sent = sentForms(page);
  await page.click(`${FORM} button`, { count: 2 });
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
  await untilQuiet(page);
  expect([sent.length, await submissions()]).toEqual([1, before + 1]);
});

/** Grows with every submission that the page sends; visits and measurements are sent too. */
function sentForms(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === FORM_CALLS.saveFormSubmission.path) sent.push(request.url());
  });
  return sent;
}

async function submissions(): Promise<number> {
  return (await shop.server.services.db.selectFrom('form_submission').select('id').execute()).length;
}
