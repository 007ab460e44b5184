import type { Page } from 'puppeteer';
import { long } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { setForm } from './set-form';
import { storedAnswers, untilThanked } from './sent-form';

const shop = openShop();
const only = (field: string, operator: string, value?: string) => ({
  shownWhen: { match: 'all', conditions: [{ field, operator, value }] },
});
const FIELDS = [
  { id: 'topic', type: 'radio', title: 'Topic', options: ['An order', 'A class'], required: true },
  { id: 'number', type: 'text', title: 'Order number', required: true, ...only('topic', 'is', 'An order') },
  { id: 'people', type: 'number', title: 'People', required: true, ...only('topic', 'is', 'A class') },
  { id: 'names', type: 'textarea', title: 'Names', required: true, ...only('people', 'moreThan', '2') },
];

beforeAll(() => setForm(shop, { title: 'Ask us', fields: FIELDS, submissionMessage: 'Thank you.' }));

const shown = (page: Page) =>
  page.$$eval(`${FORM} [data-logic-field]`, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).dataset.logicField),
  );

test('fields come and go with the answers, nothing moves before, and only what is shown is stored', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state]');
  expect(await shown(page)).toEqual(['topic']);
  expect(await page.$eval(FORM, (form) => form.innerText)).not.toContain('Only if');
  const height = () => page.$eval(FORM, ({ offsetHeight }) => offsetHeight);
  const before = await height();
  await page.focus(`${FORM} [type=radio]`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state="live"]');
  expect(await height()).toBe(before);
  await page.keyboard.press('Space');
  expect(await shown(page)).toEqual(['topic', 'number']);
  await page.type(`${FORM} [name="field.number.value"]`, '1042');
  await page.click(`${FORM} [value="A class"]`);
  expect(await shown(page)).toEqual(['topic', 'people']);
  await page.type(`${FORM} [name="field.people.value"]`, '3');
  expect(await shown(page)).toEqual(['topic', 'people', 'names']);
  expect([await overflowOf(page), await axeViolations(page, 'main')]).toEqual([[], []]);
  await page.click(`${FORM} [value="An order"]`);
  expect(await page.$eval(`${FORM} [name="field.number.value"]`, (input) => (input as HTMLInputElement).value)).toBe(
    '1042',
  );
  await page.click(`${FORM} [value="A class"]`);
  await page.type(`${FORM} textarea`, 'Ada, Jan and Eva');
  await page.click(`${FORM} [type=submit]`);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ topic: 'A class', people: '3', names: 'Ada, Jan and Eva' });
  expect(problems).toEqual([]);
});

test('without script all fields are there with their conditions, and the server decides by the same rules', async () => {
  const { page, problems } = await shop.visit({ withScript: false, screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  expect(await shown(page)).toEqual(['topic', 'number', 'people', 'names']);
  expect(await page.$eval(FORM, (form) => form.innerText)).toContain('Only if “Topic” is “An order”.');
  await page.click(`${FORM} [value="An order"]`);
  await page.type(`${FORM} [name="field.people.value"]`, 'many');
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  expect(await page.$$eval(`${FORM} [data-form-error] a`, (all) => all.map(({ textContent }) => textContent))).toEqual([
    'Order number is required.',
  ]);
  expect(await page.$eval(`${FORM} [name="field.people.value"]`, (input) => (input as HTMLInputElement).value)).toBe(
    'many',
  );
  await page.type(`${FORM} [name="field.number.value"]`, '1042');
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ topic: 'An order', number: '1042' });
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

long.test('where the form’s script fails, all fields are there with their conditions', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().includes('mf-forms') && request.resourceType() === 'script') void request.abort();
    else void request.continue();
  });
  await page.goto(`${shop.url}/contact`);
  await page.focus(`${FORM} [type=radio]`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state="failed"]');
  expect(await shown(page)).toEqual(['topic', 'number', 'people', 'names']);
});
