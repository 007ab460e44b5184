import type { HTTPRequest, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';
import { fillForm, FORM } from './fill-form';
import { setForm } from './set-form';
import { untilThanked } from './sent-form';

const CHALLENGE = '/api/forms/captcha/challenge';
const shop = openShop();

beforeAll(() => setForm(shop, { captcha: 'altcha' }));

/** Fills in the form, and waits for the script of its captcha. */
async function fillLiveForm(page: Page): Promise<void> {
  await fillForm(page);
  await page.waitForSelector(`${FORM}[data-enhance]`);
}

/** What becomes of requests for challenges: none is let through before `open`. */
async function holdChallenges(page: Page): Promise<{ open(): void; block(): void }> {
  let becomes: ((request: HTTPRequest) => void) | undefined;
  const held: HTTPRequest[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().includes(CHALLENGE)) return void request.continue();
    if (becomes) becomes(request);
    else held.push(request);
  });
  const decide = (then: (request: HTTPRequest) => void) => () => {
    becomes = then;
    held.splice(0).forEach(then);
  };
  return { open: decide((request) => void request.continue()), block: decide((request) => void request.abort()) };
}

spec(
  ['CAPT-01', 'CAPT-02'],
  'a form with a captcha is sent with one press, and its worker breaks no policy',
  async () => {
    const { page, problems } = await shop.visit({ screen: 'phone' });
    await page.goto(`${shop.url}/contact`);
    const before = await countSubmissions();
    await fillLiveForm(page);
    await page.click(`${FORM} button[type="submit"]`);
    await untilThanked(page);
    expect(await countSubmissions()).toBe(before + 1);
    expect(problems).toEqual([]);
  },
);

spec(
  ['CAPT-01', 'FORM-04'],
  'a form submitted before the proof is ready waits for it, and is stored once',
  async () => {
    const { page, problems } = await shop.visit({ screen: 'phone' });
    const challenges = await holdChallenges(page);
    await page.goto(`${shop.url}/contact`);
    const before = await countSubmissions();
    await fillLiveForm(page);
    await page.click(`${FORM} button[type="submit"]`);
    await page.waitForSelector(`${FORM}[aria-busy="true"]`);
    expect(await page.$eval(`${FORM} button[type="submit"]`, (button) => button.textContent)).toBe('Submitting…');
    expect(await countSubmissions()).toBe(before);
    challenges.open();
    await untilThanked(page);
    expect(await countSubmissions()).toBe(before + 1);
    expect(problems).toEqual([]);
  },
);

spec('FERR-03', 'where challenges are blocked, what was typed stays, and the form can be sent again', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  const challenges = await holdChallenges(page);
  await page.goto(`${shop.url}/contact`);
  const before = await countSubmissions();
  await fillLiveForm(page);
  challenges.block();
  await page.click(`${FORM} button[type="submit"]`);
  await page.waitForFunction(
    (form) => document.querySelector(`${form} [data-form-error]`)?.textContent?.includes('Complete CAPTCHA'),
    {},
    FORM,
  );
  expect(await page.$eval(`${FORM} input[type="email"]`, (field) => field.value)).toBe('ada@example.com');
  expect(await countSubmissions()).toBe(before);
  challenges.open();
  await page.click(`${FORM} button[type="submit"]`);
  await untilThanked(page);
  expect(await countSubmissions()).toBe(before + 1);
});

spec(
  ['CAPT-01', 'PLAT-08'],
  'without script the form is sent twice, with what was typed, and stored once',
  async () => {
    const { page } = await shop.visit({ withScript: false });
    await page.goto(`${shop.url}/contact`);
    const before = await countSubmissions();
    await fillForm(page);
    await Promise.all([page.waitForNavigation(), page.click(`${FORM} button[type="submit"]`)]);
    expect(await countSubmissions()).toBe(before);
    expect(await page.$eval(`${FORM} input[type="email"]`, (field) => field.value)).toBe('ada@example.com');
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await Promise.all([page.waitForNavigation(), page.click(`${FORM} button[type="submit"]`)]);
    expect(await countSubmissions()).toBe(before + 1);
  },
);

async function countSubmissions(): Promise<number> {
  return (await shop.server.services.db.selectFrom('form_submission').select('id').execute()).length;
}
