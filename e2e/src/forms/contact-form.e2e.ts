import type { HTTPRequest } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { openShop } from '../browser/open/shop';
import { fillForm, FORM } from './fill-form';

const shop = openShop();

for (const withScript of [true, false]) {
  spec(
    'FORM-01',
    `sends the contact form, ${withScript ? 'with' : 'without'} script, stores it once and says thank you`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const before = await countSubmissions();
      await page.goto(`${shop.url}/contact`);
      await fillForm(page);
      await page.click(`${FORM} button`);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
      expect(await countSubmissions()).toBe(before + 1);
      expect(problems).toEqual([]);
    },
  );
}

spec(
  ['FORM-20', 'FORM-25', 'FORM-26', 'FERR-07', 'FERR-08'],
  'shows errors above the form with links, at each field and below, and keeps all typed values',
  async () => {
    const { page, problems } = await shop.visit({ screen: 'phone' });
    await page.goto(`${shop.url}/contact`);
    await page.type(`${FORM} textarea`, 'Hello');
    const before = await countSubmissions();
    await page.click(`${FORM} button`);
    await page.waitForSelector(`${FORM} [data-form-error] li`);
    const summary = await page.$eval(`${FORM} [data-form-error]`, (place) => ({
      isFocused: document.activeElement === place,
      text: place.querySelector('p')?.textContent,
    }));
    expect(summary).toEqual({
      isFocused: true,
      text: 'Your form has encountered a problem. Please scroll down to review.',
    });
    // The browser may scroll smoothly.
    await page.waitForFunction(() => {
      const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
    expect(
      await page.$eval(`${FORM} [data-problem-below]`, (below) => [below.checkVisibility(), below.textContent]),
    ).toEqual([true, 'Your form has encountered a problem. Please scroll up to review.']);
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.click(`${FORM} [data-form-error] a`);
    expect(await page.evaluate(() => document.activeElement?.matches('input[aria-invalid="true"]'))).toBe(true);
    expect(await page.$eval(`${FORM} textarea`, (field) => field.value)).toBe('Hello');
    expect(await countSubmissions()).toBe(before);
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  },
);

spec(
  ['FORM-26', 'FERR-07'],
  'without script the page that comes back opens at the errors, with the focus',
  async () => {
    const { page, problems } = await shop.visit({ withScript: false, screen: 'phone' });
    await page.goto(`${shop.url}/contact`);
    await Promise.all([page.waitForNavigation(), page.click(`${FORM} button`)]);
    expect(
      await page.evaluate(() => {
        const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
        return [document.activeElement?.hasAttribute('data-form-error'), top >= 0 && top < innerHeight];
      }),
    ).toEqual([true, true]);
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  },
);

spec(['FORM-03', 'FORM-04'], 'is locked while it is being sent, and its button says so', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await fillForm(page);
  await page.setRequestInterception(true);
  const sent = new Promise<HTTPRequest>((resolve) => {
    page.on('request', (request) => {
      if (request.method() === 'POST') resolve(request);
      else void request.continue();
    });
  });
  await page.focus(`${FORM} input[type=email]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${FORM}[aria-busy]`);
  await page.keyboard.type('too late');
  await page.click(`${FORM} textarea`);
  await page.keyboard.type('too late');
  const button = await page.$eval(`${FORM} button`, (element) => element.innerText);
  const typed = await page.$$eval(`${FORM} [type=email], ${FORM} textarea`, (all) =>
    all.map((field) => (field as HTMLInputElement).value),
  );
  expect([button, typed]).toEqual(['Submitting…', ['ada@example.com', 'Ada']]);
  await (await sent).continue();
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
  expect(problems).toEqual([]);
});

spec(['VALID-08', 'VALID-09'], 'counts characters while the visitor types, and shifts nothing on start', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  const heightOf = () => page.$eval('main', ({ scrollHeight }) => scrollHeight);
  const height = await heightOf();
  await page.type(`${FORM} textarea`, 'Hello');
  await page.waitForFunction(() => /^5 \/ \d+$/.test(document.querySelector('[data-counter]')?.textContent ?? ''));
  expect(await heightOf()).toBe(height);
  await page.$eval(`${FORM} textarea`, (field) => {
    field.value = 'x'.repeat(10_000);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await page.$eval('[data-counter]', (counter) => counter.hasAttribute('data-over'))).toBe(true);
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(problems).toEqual([]);
});

long.test('text that looks like a script is stored and shown as text', async () => {
  const { page, problems } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/contact`);
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await page.type(`${FORM} textarea`, script);
  await page.click(`${FORM} button`);
  await page.waitForSelector(`${FORM} [data-form-error] li`);
  expect(await page.$eval(`${FORM} textarea`, (field) => field.value)).toBe(script);
  expect(await page.$$('main img[src="x"]')).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

async function countSubmissions(): Promise<number> {
  return (await shop.server.services.db.selectFrom('form_submission').select('id').execute()).length;
}
