import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';
import { fillForm, FORM } from './fill-form';
import { follow } from '../browser/follow';

const shop = openShop();

const SAVE = '/api/form/SaveFormSubmission';
const PLACE = `${FORM} [data-form-error]`;
const SCRIPT = '"></textarea><script>window.ran = 1</script><img src=x onerror="window.ran = 1">';

const shown = (page: Page) => page.$eval(PLACE, (place) => place.textContent);
const typed = (page: Page) => page.$eval(`${FORM} textarea`, (field) => field.value);
const stored = async () => (await shop.server.services.db.selectFrom('form_submission').select('id').execute()).length;

spec(
  ['FERR-01', 'FERR-02', 'FERR-08', 'FERR-09', 'FERR-12', 'FERR-13'],
  'explains what happened if something in front of the server responds with its own page',
  async () => {
    const { page } = await shop.visit({ screen: 'phone' });
    let status = 0;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const body = `<html><h1>${status}</h1></html>`;
      if (request.url().includes(SAVE)) void request.respond({ status, contentType: 'text/html', body });
      else void request.continue();
    });
    await page.goto(`${shop.url}/contact`);
    await fillForm(page);
    for (const [answer, message] of [
      [500, 'Unable to send form. Please try again later.'],
      [401, 'Unable to submit form. Please try again later.'],
      [502, 'Unable to send form. Please try again later.'],
      [418, 'Unknown error, please try again later.'],
      [503, 'Unable to send form. Please try again later.'],
      [200, 'Error processing form submission. Please reload and try again.'],
    ] as const) {
      status = answer;
      await page.click(`${FORM} button`);
      await page.waitForFunction(
        (place, wanted) => document.querySelector(place)?.textContent === wanted,
        {},
        PLACE,
        message,
      );
    }
    expect([await typed(page), await page.$(`${FORM} [inert]`)]).toEqual(['Ada', null]);
    expect(
      await page.$eval(`${FORM} [data-problem-below]`, (below) => [below.checkVisibility(), below.textContent]),
    ).toEqual([true, 'Your form has encountered a problem. Please scroll up to review.']);
  },
);

for (const withScript of [true, false])
  test(`a script in a field never runs, ${withScript ? 'with' : 'without'} script in the page`, async () => {
    const { page } = await shop.visit({ withScript });
    await page.goto(`${shop.url}/contact`);
    await page.type(`${FORM} textarea`, SCRIPT);
    await page.type(`${FORM} input[type=email]`, '<img/src=x>');
    await page.click(`${FORM} button`);
    await page.waitForSelector(`${PLACE} li`);
    expect([await typed(page), await page.$('main img[src="x"]')]).toEqual([SCRIPT, null]);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });

test('a million characters are rejected with a message, stay in the field, and are not stored', async () => {
  const before = await stored();
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await fillForm(page);
  await page.$eval(`${FORM} textarea`, (field) => (field.value = 'x'.repeat(1e6)));
  await page.click(`${FORM} button`);
  await page.waitForSelector(`${PLACE}:not(:empty)`);
  expect(await shown(page)).toBe('What was sent is too large. Please shorten it and send it again.');
  expect([(await typed(page)).length, await stored()]).toEqual([1e6, before]);
});

test('a million characters without script: a message, and a way back to what was typed', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/contact`);
  await fillForm(page);
  await page.$eval(`${FORM} textarea`, (field) => (field.value = 'x'.repeat(1e6)));
  await follow(page, `${FORM} button`);
  expect(await page.$eval('main', (main) => main.textContent)).toContain('Go back to recover what you typed.');
  await page.goBack();
  expect((await typed(page)).length).toBe(1e6);
});
