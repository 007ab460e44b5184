import type { Page } from 'puppeteer';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { storedAnswers, untilThanked } from './sent-form';
import { setForm } from './set-form';

const shop = openShop();
const FIELDS = [
  { id: 'size', type: 'radio', title: 'Size', options: ['Mug', 'Bowl'], amounts: ['18', '24.50'], required: true },
  { id: 'count', type: 'number', title: 'How many', required: true },
  { id: 'total', type: 'calculation', title: 'Total', formula: '[size] * [count]', currencySymbol: '€' },
];

beforeAll(() => setForm(shop, { title: 'Order pots', fields: FIELDS, submissionMessage: 'Thank you.' }));

const total = (page: Page) => page.$eval(`${FORM} output`, (output) => output.value);

test('the total follows the answers, and is stored and shown as the visitor has seen it', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state]');
  expect(await page.$eval(FORM, (form) => form.innerText)).not.toContain('when you send the form');
  await page.click(`${FORM} [value="Bowl"]`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state="live"]');
  await page.type(`${FORM} [name="field.count.value"]`, '3');
  expect(await total(page)).toBe('€73.50');
  expect([await overflowOf(page), await axeViolations(page, 'main')]).toEqual([[], []]);
  await page.click(`${FORM} [type=submit]`);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ size: 'Bowl', count: '3', total: '73.50' });
  expect(await page.$eval('main', (main) => main.innerText)).toContain('€73.50');
  expect(problems).toEqual([]);
});

test('without script the form says when it is calculated, and the server stores it', async () => {
  const { page, problems } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/contact`);
  expect(await page.$eval(FORM, (form) => form.innerText)).toContain('It is calculated when you send the form.');
  await page.click(`${FORM} [value="Mug"]`);
  await page.type(`${FORM} [name="field.count.value"]`, '2');
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ size: 'Mug', count: '2', total: '36.00' });
  expect(problems).toEqual([]);
});
