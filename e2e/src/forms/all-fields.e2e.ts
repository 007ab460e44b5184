import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { setForm } from './set-form';
import { storedAnswers } from './sent-form';

const shop = openShop();
const FIELDS = [
  { id: 'you', type: 'section', title: 'About you', underline: true },
  { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true, required: true },
  { id: 'home', type: 'address', title: 'Address', required: true },
  { id: 'site', type: 'website', title: 'Website' },
  { id: 'account', type: 'twitter', title: 'X account' },
  { id: 'day', type: 'date', title: 'Day', required: true },
  { id: 'hour', type: 'time', title: 'Time', required: true },
  { id: 'guests', type: 'number', title: 'Guests' },
  { id: 'budget', type: 'currency', title: 'Budget', currencySymbol: '€' },
  { id: 'code', type: 'password', title: 'Passphrase' },
  { id: 'room', type: 'radio', title: 'Room', options: ['Studio', 'Garden'], required: true },
  { id: 'last', type: 'likert', title: 'Your last visit', options: ['The food was good.', 'We would come again.'] },
  { id: 'source', type: 'hidden', title: 'Source', key: 'source', value: 'direct' },
];
const STORED = {
  phone: ['+353', '', '', '1 555 0100'],
  home: ['27 Little Strand Street', '', 'Dublin', '', 'D07 X2Y3', 'Ireland'],
  site: 'https://www.example.com',
  account: '@fern',
  day: ['01', '31', '2027'],
  hour: ['02', '30', '00', 'PM'],
  guests: '12.5',
  budget: '250.00',
  code: '********',
  room: 'Garden',
  last: { 'The food was good.': ['-1'], 'We would come again.': ['2'] },
  source: 'letter',
};

beforeAll(() => setForm(shop, { title: 'Plan a party', fields: FIELDS, submissionMessage: 'Thank you.' }));

/** Fills in the form with the keyboard alone, beginning at its first field. */
async function typeAll(page: Page): Promise<void> {
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await page.focus(`${FORM} [name="field.phone.country"]`);
  for (const text of ['+353', '1 555 0100', '27 Little Strand Street', '', 'Dublin', '', 'D07 X2Y3', 'Ireland'])
    await type(text);
  for (const text of ['www.example.com', 'fern']) await type(text);
  // Chromium's date and time inputs have a part each for the keys.
  await page.focus(`${FORM} [name="field.day.value"]`);
  await keyboard.type('01312027');
  await page.focus(`${FORM} [name="field.hour.value"]`);
  await keyboard.type('0230PM');
  await page.focus(`${FORM} [name="field.guests.value"]`);
  for (const text of ['12,5', '250.00', 'a word']) await type(text);
  for (const key of ['Space', 'ArrowDown', 'Tab', 'Space', 'ArrowDown', 'Tab', 'Space', 'ArrowUp'] as const)
    await keyboard.press(key);
}

for (const withScript of [true, false])
  spec(
    ['FIELD-01', 'FIELD-02', 'FIELD-08', 'FIELD-09', 'FIELD-11', 'FIELD-13', 'FIELD-15', 'FIELD-16'],
    `a form of all fields is filled in by keyboard alone, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const { page, problems } = await shop.visit({ withScript });
      await page.goto(`${shop.url}/contact?source=letter`);
      await typeAll(page);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank you.'));
      expect(await storedAnswers(shop)).toEqual(STORED);
      expect(problems).toEqual([]);
    },
  );

spec(['FIELD-01', 'FERR-08'], 'on a phone every field fits, and each missing answer is named', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  expect([await overflowOf(page), await axeViolations(page, 'main')]).toEqual([[], []]);
  await page.click(`${FORM} button`);
  await page.waitForSelector(`${FORM} [data-form-error] li`);
  const named = await page.$$eval(`${FORM} [data-form-error] a`, (links) =>
    links.map(({ textContent }) => textContent),
  );
  expect(named).toEqual([
    'Phone is required.',
    'Address is required.',
    'Day is required.',
    'Time is required.',
    'Room is required.',
  ]);
});
