import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { SCREEN } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { addMug } from './shopping';

const shop = openShop();

const QUANTITY = '[data-line] input[name="quantity"]';
const DIALOG = 'dialog.site-dialogs';

async function setToZero(page: Page): Promise<void> {
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/cart`);
  await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
  await page.focus(QUANTITY);
  await typeNone(page);
}

async function typeNone(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${DIALOG}[data-phase="shown"]`);
}

async function untilClosed(page: Page): Promise<void> {
  await page.waitForSelector(DIALOG, { hidden: true });
  await page.waitForFunction((dialog) => !document.querySelector(dialog), {}, DIALOG);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') ?? element?.textContent ?? '';
  });

async function quantities(): Promise<number[]> {
  const rows = await shop.server.services.db.selectFrom('cart_line').select('quantity').execute();
  return rows.map(({ quantity }) => quantity);
}

afterEach(() => shop.server.services.db.deleteFrom('cart').execute());

spec(
  ['CART-11', 'CART-12', 'CART-13', 'DIALOG-02', 'DIALOG-03'],
  'asks before the last piece is removed, and only a yes removes it',
  async () => {
    const { page, problems } = await shop.visit();
    await setToZero(page);
    expect(await focused(page)).toBe('Keep it');
    await page.keyboard.press('Enter');
    await untilClosed(page);
    expect(await focused(page)).toBe('quantity');
    expect(await page.$eval(QUANTITY, (input) => (input as HTMLInputElement).value)).toBe('1');
    expect(await quantities()).toEqual([1]);

    await typeNone(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Remove it');
    await page.keyboard.press('Enter');
    await untilClosed(page);
    await page.waitForFunction(() => !document.querySelector('[data-line]'));
    expect(await focused(page)).toBe('Your cart');
    await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() !== '1');
    expect(await quantities()).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec(['DIALOG-05', 'DIALOG-06'], 'is cancelled by Escape and by a click outside, which change nothing', async () => {
  const { page } = await shop.visit();
  await setToZero(page);
  await page.keyboard.press('Escape');
  await untilClosed(page);
  expect(await focused(page)).toBe('quantity');

  await typeNone(page);
  await page.mouse.click(5, 5);
  await untilClosed(page);
  expect(await page.$eval(QUANTITY, (input) => (input as HTMLInputElement).value)).toBe('1');
  expect(await quantities()).toEqual([1]);
});

spec('DIALOG-01', 'is all that a screen reader finds, by its name, while it is open', async () => {
  const { page } = await shop.visit();
  await setToZero(page);
  const tree = await page.accessibility.snapshot();
  expect(tree?.children?.map(({ role, name, description }) => ({ role, name, description }))).toEqual([
    {
      role: 'alertdialog',
      name: 'Remove this item?',
      description: expect.stringMatching(/^Setting the quantity to 0 removes .*mug.* from your cart\.$/i),
    },
  ]);
  expect(await axeViolations(page)).toEqual([]);
});

spec('DIALOG-01', 'traps the keyboard focus', async () => {
  const { page } = await shop.visit();
  await setToZero(page);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key as 'Tab');
    const isOutside = await page.evaluate(
      (dialog) => document.activeElement !== document.body && !document.activeElement?.closest(dialog),
      DIALOG,
    );
    expect(isOutside).toBe(false);
  }
});

spec(['DIALOG-11', 'DIALOG-12'], 'is 350 wide, above everything, and fits a screen of 320', async () => {
  const { page } = await shop.visit();
  await page.setViewport(SCREEN.desktop);
  await setToZero(page);
  const panel = `${DIALOG} .site-dialogs__panel`;
  const style = await page.$eval(panel, (element) => {
    const { inlineSize, paddingBlockStart } = getComputedStyle(element);
    return { inlineSize, paddingBlockStart, zIndex: (element.closest('dialog') as HTMLElement).style.zIndex };
  });
  expect(style).toEqual({ inlineSize: '350px', paddingBlockStart: '20px', zIndex: '30000' });

  await page.setViewport({ width: 320, height: 480 });
  const box = await page.$eval(panel, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, overflow: document.documentElement.scrollWidth - innerWidth };
  });
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(320);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(480);
  expect(box.overflow).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
});
