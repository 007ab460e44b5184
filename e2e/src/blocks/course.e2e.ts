import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { openShop } from '../browser/open/shop';
import { pathOf } from '../browser/path-of';

const shop = openShop();
const LESSONS = ['wedge-the-clay', 'find-the-center', 'open-and-pull', 'wait-and-trim', 'dry-and-glaze'].map(
  (slug) => `/first-bowl/${slug}`,
);
const [FIRST, SECOND, LOCKED, FOURTH, LAST] = LESSONS;
const TOGGLE = '[data-lesson-toggle]';

const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);
const isShown = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));

/** What the course says of the visitor: the way on, and how much is done. */
async function wayOn(page: Page): Promise<unknown[]> {
  await page.waitForSelector('[data-course-live]');
  const link = await page.$eval('[data-course-start]', (way) => [way.textContent, way.getAttribute('href')]);
  return [...link, await textOf(page, '[data-course-count]')];
}

/** It goes live as visitors come to it, at the end of the lesson. */
async function comeToEnd(page: Page): Promise<void> {
  await page.$eval(TOGGLE, (toggle) => toggle.scrollIntoView({ block: 'center' }));
  await page.waitForSelector('[data-lesson-live]');
}

/** Marks the lesson of the page, or takes the mark away. */
async function press(page: Page): Promise<void> {
  await comeToEnd(page);
  const before = await page.$eval(TOGGLE, (toggle) => toggle.ariaPressed);
  await page.click(TOGGLE);
  await page.waitForFunction(
    (selector, was) => document.querySelector(selector)?.ariaPressed !== was,
    {},
    TOGGLE,
    before,
  );
}

test('without script visitors walk from lesson to lesson, and nothing is said of what they have done', async () => {
  const { page } = await shop.visit({ withScript: false, screen: 'phone' });
  await page.goto(`${shop.url}/workshops`);
  await follow(page, 'main a[href="/first-bowl"]');
  expect(await textOf(page, '.blocks-course__facts')).toBe('5 lessons · 2 h 10 min');
  expect([await isShown(page, '.blocks-course__progress'), await overflowOf(page)]).toEqual([false, []]);
  expect(await page.$$eval('.blocks-course__link', (links) => links.map((link) => link.getAttribute('href')))).toEqual(
    LESSONS,
  );
  await follow(page, '[data-course-start]');
  expect([await pathOf(page), await isShown(page, TOGGLE)]).toEqual([FIRST, false]);
  await follow(page, 'main a[rel=next]');
  expect([await pathOf(page), await overflowOf(page)]).toEqual([SECOND, []]);
  await follow(page, 'main a[rel=next]');
  expect([await pathOf(page), await page.$('.blocks-lesson')]).toEqual([LOCKED, null]);
  await page.goto(shop.url + (FOURTH ?? ''));
  await follow(page, 'main a[rel=next]');
  expect([await pathOf(page), await page.$('main a[rel=next]')]).toEqual([LAST, null]);
  await follow(page, '.blocks-neighbours__all');
  expect(await pathOf(page)).toBe('/first-bowl');
});

spec('PLAT-08', 'a course goes on at the first lesson that is not done, after a reload and in other tabs', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await recordShifts(page);
  await page.goto(`${shop.url}/first-bowl`);
  expect(await wayOn(page)).toEqual(['Start the course', FIRST, '0 of 5 lessons done']);
  expect(await axeViolations(page, '.blocks-course')).toEqual([]);
  await follow(page, '[data-course-start]');
  await press(page);
  expect(await axeViolations(page, '.blocks-lesson__progress')).toEqual([]);
  await follow(page, 'main a[rel=next]');
  await press(page);
  await page.reload();
  await comeToEnd(page);
  expect(await page.$eval(TOGGLE, (toggle) => toggle.ariaPressed)).toBe('true');
  expect([await overflowOf(page), await shifts(page)]).toEqual([[], []]);

  await page.goto(`${shop.url}/first-bowl`);
  expect(await wayOn(page)).toEqual(['Continue: Open and pull', LOCKED, '2 of 5 lessons done']);
  expect([await overflowOf(page), await shifts(page)]).toEqual([[], []]);
  expect(await axeViolations(page, '.blocks-course')).toEqual([]);

  const other = await page.browserContext().newPage();
  await other.goto(shop.url + (SECOND ?? ''));
  await press(other);
  await other.close();
  await page.waitForFunction(() => document.querySelector('[data-course-count]')?.textContent.startsWith('1 of'));
  expect(await wayOn(page)).toEqual(['Continue: Find the center', SECOND, '1 of 5 lessons done']);
  expect(problems).toEqual([]);
});

long.test('where the browser keeps nothing, pressing says so', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.evaluateOnNewDocument(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
  });
  await page.goto(shop.url + (FIRST ?? ''));
  await comeToEnd(page);
  await page.click(TOGGLE);
  await page.waitForSelector('[data-lesson-notice]:not([hidden])');
  expect(await textOf(page, '[data-lesson-notice]')).toBe(
    'Your browser does not let this site keep what you have done.',
  );
  expect([await page.$eval(TOGGLE, (toggle) => toggle.ariaPressed), await overflowOf(page)]).toEqual(['false', []]);
});
