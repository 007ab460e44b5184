import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { CONFIG } from '../../../shell/src/config';
import { long } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { setForm } from './set-form';
import { storedAnswers, untilThanked } from './sent-form';

const shop = openShop();
const SLOW_MS = 2 * CONFIG.tapBudgetMs;
const FIELDS = [
  { id: 'who', type: 'text', title: 'Your name', required: true },
  { id: 'party', type: 'section', title: 'The party', startsPage: true },
  { id: 'mail', type: 'email', title: 'Email', required: true },
  { id: 'last', type: 'section', title: 'Anything else', startsPage: true },
  { id: 'words', type: 'textarea', title: 'Words', required: true },
];

beforeAll(() => setForm(shop, { title: 'Plan a party', fields: FIELDS, submissionMessage: 'Thank you.' }));

const shown = (page: Page) =>
  page.$$eval(`${FORM} [data-logic-field] input, ${FORM} [data-logic-field] textarea`, (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLInputElement).name.split('.')[1]),
  );
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const progress = (page: Page) =>
  page.$eval(`${FORM} [data-progress]`, (place) => (place as HTMLElement).innerText.trim());
const until = (page: Page, name: string) =>
  page.waitForFunction(
    (selector) => document.querySelector(selector)?.checkVisibility(),
    {},
    `${FORM} [name="field.${name}.value"]`,
  );

test('a form of pages is checked page by page, goes back by the browser’s Back, and is sent whole', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state]');
  expect([await shown(page), await progress(page)]).toEqual([['who'], 'Page 1 of 3']);
  expect(await page.$eval(`${FORM} [type=submit]`, (button) => button.checkVisibility())).toBe(false);
  await page.focus(`${FORM} [name="field.who.value"]`);
  await page.waitForSelector('[data-feature="forms/contact-form"][data-state="live"]');
  await page.click(`${FORM} [data-page-next]`);
  await page.waitForSelector(`${FORM} [data-form-error] li`);
  expect([await shown(page), await focused(page)]).toEqual([
    ['who'],
    expect.stringContaining('Your name is required.'),
  ]);
  expect([await overflowOf(page), await axeViolations(page, 'main')]).toEqual([[], []]);
  await page.type(`${FORM} [name="field.who.value"]`, 'Ada');
  await page.keyboard.press('Enter');
  await until(page, 'mail');
  expect([await shown(page), await focused(page), await progress(page)]).toEqual([
    ['mail'],
    'The party',
    'Page 2 of 3',
  ]);
  await page.type(`${FORM} [name="field.mail.value"]`, 'ada@example.com');
  await page.goBack();
  await until(page, 'who');
  await page.goForward();
  await until(page, 'mail');
  await page.click(`${FORM} [data-page-next]`);
  await until(page, 'words');
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.type(`${FORM} textarea`, 'Hello');
  await page.click(`${FORM} [type=submit]`);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ who: 'Ada', mail: 'ada@example.com', words: 'Hello' });
  expect(problems).toEqual([]);
});

long.test('a tap on “Next” waits for a form that loads slowly', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isForm = request.url().includes('/mf-forms/');
    void pause(isForm ? SLOW_MS : 0).then(() => request.continue());
  });
  await page.goto(`${shop.url}/contact`);
  await page.type(`${FORM} [name="field.who.value"]`, 'Ada');
  await page.click(`${FORM} [data-page-next]`);
  await until(page, 'mail');
});

long.test('an error of the final check opens the page of its field', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await page.type(`${FORM} [name="field.who.value"]`, 'Ada');
  await page.setRequestInterception(true);
  // Without the check of the page, only the final check finds the error.
  page.on('request', (request) => void (request.url().includes('/checks') ? request.abort() : request.continue()));
  await page.click(`${FORM} [data-page-next]`);
  await until(page, 'mail');
  await page.click(`${FORM} [data-page-next]`);
  await until(page, 'words');
  await page.type(`${FORM} textarea`, 'Hello');
  await page.click(`${FORM} [type=submit]`);
  await until(page, 'mail');
  expect([await shown(page), await focused(page)]).toEqual([['mail'], expect.stringContaining('Email is required.')]);
  await page.click(`${FORM} [data-form-error] a`);
  await page.keyboard.type('ada@example.com');
  await page.click(`${FORM} [data-page-next]`);
  await until(page, 'words');
  await page.click(`${FORM} [type=submit]`);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ who: 'Ada', mail: 'ada@example.com', words: 'Hello' });
});

long.test('without script all pages are one', async () => {
  const { page, problems } = await shop.visit({ withScript: false, screen: 'phone' });
  await page.goto(`${shop.url}/contact`);
  expect(await shown(page)).toEqual(['who', 'mail', 'words']);
  const hidden = await page.$$eval(
    `${FORM} [data-progress], ${FORM} [data-page-next], ${FORM} [data-page-back]`,
    (all) => all.map((one) => one.checkVisibility()),
  );
  expect(hidden).toEqual([false, false, false]);
  await page.type(`${FORM} [name="field.who.value"]`, 'Ada');
  await page.type(`${FORM} [name="field.mail.value"]`, 'ada@example.com');
  await page.type(`${FORM} textarea`, 'Hello');
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  await untilThanked(page);
  expect(await storedAnswers(shop)).toEqual({ who: 'Ada', mail: 'ada@example.com', words: 'Hello' });
  expect(problems).toEqual([]);
});
