import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { SCREEN } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { neverTimeOut } from '../browser/pace-timers';
import { addMug, untilCount, visitWithMug } from './shopping';
import { follow } from '../browser/follow';

const shop = openShop();

const LINK = '[data-indicator] a';
const DRAWER = '[data-feature="commerce/cart-drawer"] dialog';
const QUESTION = 'dialog.site-dialogs';

const untilOpen = (page: Page) => page.waitForSelector(`${DRAWER}[open] [data-line]`);
const isOpen = (page: Page) => page.$eval(DRAWER, (dialog) => (dialog as HTMLDialogElement).open);
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const named = activeElement?.querySelector('[data-cart-label]') ?? activeElement;
    return activeElement?.getAttribute('aria-label') ?? named?.textContent ?? '';
  });
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
      .filter((name) => /^(react|cart).*\.(js|css)$/.test(name)),
  );

const box = (page: Page) =>
  page.$eval(`${DRAWER} .commerce-sheet__panel`, (panel) => {
    const { left, right, width } = panel.getBoundingClientRect();
    const body = panel.querySelector('.commerce-sheet__body') as HTMLElement;
    return { left, right, width, over: body.scrollWidth - body.clientWidth };
  });
const untilStill = (page: Page) =>
  page.$eval(DRAWER, (dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)));

spec(
  ['ESC-07', 'ESC-08', 'CART-11', 'CART-13'],
  'the cart opens over the page, loads its files then, and each Escape closes one thing',
  async () => {
    const { page, problems } = await visitWithMug(shop);
    expect(await scripts(page)).toEqual([]);

    await page.focus(LINK);
    await page.keyboard.press('Enter');
    await untilOpen(page);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await scripts(page)).toEqual(expect.arrayContaining(['react.js', 'cart-drawer.js']));
    expect(await focused(page)).toBe('Close the cart');
    await untilStill(page);
    const desktop = await box(page);
    expect([desktop.right, desktop.over]).toEqual([SCREEN.desktop.width, 0]);
    expect(desktop.width).toBeLessThan(500);
    expect(await axeViolations(page)).toEqual([]);

    // A screen reader finds only the drawer, by its name.
    const tree = await page.accessibility.snapshot();
    expect(tree?.children?.map(({ role, name }) => ({ role, name }))).toEqual([{ role: 'dialog', name: 'Your cart' }]);

    // The page behind does not move, and keeps the space of its scroll bar.
    await page.mouse.move(200, 400);
    await page.mouse.wheel({ deltaY: 400 });
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
      0,
      'hidden',
    ]);

    const input = `${DRAWER} [name="quantity"][type="number"]`;
    await page.click(input, { count: 3 });
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${QUESTION}[data-phase="shown"]`);
    await page.keyboard.press('Escape');
    await page.waitForFunction((question) => !document.querySelector(question), {}, QUESTION);
    expect([await isOpen(page), await page.$eval(input, (field) => (field as HTMLInputElement).value)]).toEqual([
      true,
      '1',
    ]);

    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('One item in cart');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    expect(problems).toEqual([]);
  },
);

long.spec(
  'CART-16',
  'on a phone it fills the window, also from right to left, and the page shows its changes',
  async () => {
    const { page, problems } = await shop.visit({ screen: 'phone' });
    await neverTimeOut(page);
    await addMug(page, shop.url);
    await page.tap(LINK);
    await untilOpen(page);
    await untilStill(page);
    expect(await box(page)).toEqual({ left: 0, right: SCREEN.phone.width, width: SCREEN.phone.width, over: 0 });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await box(page)).toEqual({ left: 0, right: SCREEN.phone.width, width: SCREEN.phone.width, over: 0 });
    // Stays a phone, because another device would reload the page.
    await page.setViewport({ ...SCREEN.phone, width: SCREEN.desktop.width });
    await untilStill(page);
    expect((await box(page)).left).toBe(0);

    await page.click(`${DRAWER} [data-step="1"]`);
    await untilCount(page, 2);
    await page.click(`${DRAWER} [data-remove] button`);
    await untilCount(page, 0);
    expect(await page.$eval(DRAWER, (dialog) => dialog.textContent)).toContain('Your cart is empty.');
    expect(await focused(page)).toBe('Your cart');
    expect(problems).toEqual([]);
  },
);

long.test('if its files do not load, a tap opens the cart page; a click with Ctrl is left to the browser', async () => {
  const { page } = await shop.visit();
  await addMug(page, shop.url);
  await atRest(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (request.url().includes('/cart-drawer.') ? request.abort() : request.continue());
  });
  const opened = new Promise<string>((resolve) =>
    page.browserContext().once('targetcreated', (target) => resolve(target.url())),
  );
  await page.keyboard.down('Control');
  await page.click(LINK);
  await page.keyboard.up('Control');
  await opened;
  await page.bringToFront();
  expect(await page.$eval(LINK, (link) => link.hasAttribute('aria-busy'))).toBe(false);
  await follow(page, LINK);
  expect(new URL(page.url()).pathname).toBe('/cart');
});
