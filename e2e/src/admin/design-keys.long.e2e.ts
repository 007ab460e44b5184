import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { framed, openLiveDesign, openOwnedShop, visitDesign } from './visit-design';

const GUIDE = '[popover]:popover-open';
const shop = openOwnedShop();

const isPanelOpen = (page: Page) => page.$eval('.admin-design details', ({ open }) => open);

spec('ESC-01', 'Escape toggles the panel, beside the frame and in it, and does not navigate', async () => {
  const { page, inside, problems } = await openLiveDesign(shop);
  await page.focus('summary');
  await page.keyboard.press('Escape');
  expect(await isPanelOpen(page)).toBe(false);
  await inside.focus('footer a, header a');
  await page.keyboard.press('Escape');
  expect(await isPanelOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isPanelOpen(page)).toBe(false);
  expect([await inside.evaluate(() => location.pathname), await page.evaluate(() => location.pathname)]).toEqual([
    '/about',
    '/config/design',
  ]);
  expect(problems).toEqual([]);
});

spec('ESC-02', 'while the guide is open, Escape closes it instead, wherever it is pressed', async () => {
  const { page, inside } = await openLiveDesign(shop);
  const open = async () => {
    await page.focus('.admin-design__bar [popovertarget]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(GUIDE);
  };
  await open();
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  expect([await page.$(GUIDE), await isPanelOpen(page)]).toEqual([null, true]);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('popovertarget'))).toBe(true);
  await open();
  await inside.focus('header a');
  await page.keyboard.press('Escape');
  expect([await page.$(GUIDE), await isPanelOpen(page)]).toEqual([null, true]);
  await page.keyboard.press('Escape');
  expect(await isPanelOpen(page)).toBe(false);
});

spec('ESC-02', 'the guide opens and closes without script', async () => {
  const { page } = await visitDesign(shop, '/about', { withScript: false });
  await framed(page, '/about');
  await page.click('.admin-design__bar [popovertarget]');
  expect(await page.$(GUIDE)).not.toBeNull();
  await page.click(`${GUIDE} button`);
  expect(await page.$(GUIDE)).toBeNull();
});

spec(['UTIL-12', 'START-20'], 'only in edit mode the block under the mouse is outlined', async () => {
  const { page, inside } = await openLiveDesign(shop);
  const outlined = () =>
    inside.$$eval('[data-block]', (all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'dashed').length);
  const block = await inside.waitForSelector('main [data-block]');
  await block?.hover();
  expect(await outlined()).toBe(0);
  await page.click('[data-blocks]');
  await page.mouse.move(0, 0);
  await block?.hover();
  expect([await outlined(), await inside.$eval('body', ({ classList }) => classList.contains('edit-mode'))]).toEqual([
    1,
    true,
  ]);
  await page.mouse.move(0, 0);
  expect(await outlined()).toBe(0);
});
