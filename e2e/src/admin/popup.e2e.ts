import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SPECIAL_PAGE_CALLS } from 'shared-types/admin/pages/special-pages';
import { POPUP_CALLS } from 'shared-types/admin/pages/popup';
import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { CLOSE, POPUP, untilDecided } from '../site/popup/popup-site';
import { untilEditorLive } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${POPUP_CALLS.savePopup.path}"]`;
const CREATE = `form[action="${SPECIAL_PAGE_CALLS.createSpecialPage.path}"] button`;

const shop = openOwnedShop();

/** Shown, closed, and forms sent. */
const figures = (page: Page) =>
  page.$$eval('.admin-tiles__value', (values) => values.map((value) => value.textContent ?? ''));

spec('TWEAK-02', 'an owner makes a pop-up, a visitor closes it for good, and the owner sees both', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.popup);
  await follow(page, CREATE);
  await untilEditorLive(page);
  await page.goto(shop.url + ADMIN_PATH.popup);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.waitForSelector('[data-feature="admin/popup"][data-state="live"]');
  await page.click(`${FORM} [name=isShown]`);
  await page.click(`${FORM} [name=delaySeconds]`, { count: 3 });
  await page.keyboard.type('1');
  await follow(page, `${FORM} [type=submit]`);
  expect(await page.$eval('.admin-popup__status', (status) => status.textContent)).toBe('The pop-up is on.');

  const visit = await shop.visit();
  await visit.page.goto(`${shop.url}/about`);
  await visit.page.waitForSelector(POPUP);
  expect(await visit.page.$eval(POPUP, (popup) => popup.querySelector('input[type=email]') !== null)).toBe(true);
  await visit.page.click(CLOSE);
  await visit.page.goto(`${shop.url}/about`);
  await untilDecided(visit.page);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await visit.page.$(POPUP)).toBeNull();

  await until(async () => {
    await page.goto(shop.url + ADMIN_PATH.popup);
    return (await figures(page)).join() === '1,1,0';
  }, 'the popup was shown once and closed once');
  expect([...problems, ...visit.problems]).toEqual([]);
});
