import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { SCREEN } from '../../browser/browser';
import { withCookieSettings } from '../../browser/open/changed-shop';
import { BANNER, chooseCookies, isBannerShown } from '../../consent/choose-cookies';
import { openDialog, outcomeOf, publishDialogRemote } from '../dialogs/dialog-remote';
import { CLOSE, meetPopup, openPopupShop, POPUP, recordOf, untilDecided } from './popup-site';

const shop = openPopupShop({}, (document) =>
  withCookieSettings(document, { isCookieBannerEnabled: true, cookieBannerVariant: 'POPUP' }),
);
beforeAll(() => publishDialogRemote(shop.server));

const isOpen = async (page: Page) => (await page.$(POPUP)) !== null;
const QUESTION = { message: 'Really?', confirmText: 'Yes', rejectText: 'No' };
const focusEarly = (page: Page, selector: string) =>
  page.evaluateOnNewDocument((wanted) => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>(wanted)?.focus());
  }, selector);
const dialogs = (page: Page) => page.$$eval('.site-dialogs', (all) => all.length);

spec(
  ['ESC-07', 'ESC-08'],
  'Escape closes the question over the popup, then the popup, and the banner stays',
  async () => {
    const { page, problems } = await shop.visit();
    await focusEarly(page, 'header a');
    await meetPopup(page, `${shop.url}/about`);
    await openDialog(page, 'confirm', QUESTION);
    await page.waitForSelector('.site-dialogs[data-phase="shown"]');
    await page.keyboard.press('Escape');
    expect(await outcomeOf(page)).toBe('cancel');
    expect([await isOpen(page), await recordOf(page)]).toEqual([true, null]);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await recordOf(page)).toMatchObject({ submitted: false });
    expect(await page.evaluate(() => document.activeElement?.matches('header a'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isBannerShown(page)).toBe(true);
    expect(problems).toEqual([]);
  },
);

spec(['ESC-08', 'ESC-09'], 'a notice that disappears automatically is no longer a target of Escape', async () => {
  const { page } = await shop.visit();
  await meetPopup(page, `${shop.url}/about`);
  await openDialog(page, 'inform', { message: 'Saved', escape: true });
  await page.waitForSelector('.site-dialogs[data-phase="shown"]');
  expect(await outcomeOf(page)).toBe('confirm');
  expect([await dialogs(page), await isOpen(page)]).toEqual([0, true]);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(false);
});

spec(['ESC-07', 'ESC-09'], 'also without focus, and a held key closes only one', async () => {
  const { page } = await shop.visit();
  await meetPopup(page, `${shop.url}/about`);
  await openDialog(page, 'confirm', QUESTION);
  await page.waitForSelector('.site-dialogs[data-phase="shown"]');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // A held key repeats.
  for (let time = 1; time <= 4; time += 1) await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  expect(await outcomeOf(page)).toBe('cancel');
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(false);
});

test('the banner can be answered while the popup is open, by tap and by key', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone' });
  await meetPopup(page, `${shop.url}/about`);
  const places = await page.evaluate(
    (...selectors) =>
      selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect),
    CLOSE,
    `${POPUP} .site-popup-overlay__panel`,
    BANNER,
  );
  const [close, panel, banner] = places;
  expect(close?.top).toBeGreaterThanOrEqual(0);
  expect(panel?.bottom).toBeLessThanOrEqual(banner?.top ?? 0);
  expect(banner?.bottom).toBeLessThanOrEqual(SCREEN.phone.height);
  await chooseCookies(page, 'accepted');
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(false);
  expect(problems).toEqual([]);
});

test('it does not open over anything in use: a field or a question', async () => {
  const { page } = await shop.visit();
  await focusEarly(page, 'main form textarea');
  await page.goto(`${shop.url}/contact`);
  await untilDecided(page);
  await page.keyboard.type('Hello');
  expect(await isOpen(page)).toBe(false);
  await page.keyboard.press('Tab');
  await page.focus('main form button');
  await page.waitForSelector(POPUP);
  await page.keyboard.press('Escape');
  expect(await page.$eval('main form textarea', (field) => field.value)).toBe('Hello');
  expect(await page.evaluate(() => document.activeElement?.matches('main form button'))).toBe(true);
});
