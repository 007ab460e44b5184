import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { fillForm } from '../forms/fill-form';
import { framed, openOwnedShop, untilAt, untilHeard, untilLive, visitDesign } from './visit-design';

const GUIDE = '[popover]:popover-open';
const shop = openOwnedShop();

const isPanelOpen = (page: Page) => page.$eval('.config-design details', ({ open }) => open);

async function openDesign(frameUrl?: string) {
  const visit = await visitDesign(shop, frameUrl);
  const inside = await framed(visit.page, frameUrl ?? '/about');
  await untilLive(visit.page);
  await untilHeard(visit.page.mainFrame());
  await untilHeard(inside);
  return { ...visit, inside };
}

async function pressShiftEscape(page: Page): Promise<void> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Shift');
}

spec('ESC-01', 'Escape toggles the panel, beside the frame and in it, and leads nowhere', async () => {
  const { page, inside, problems } = await openDesign();
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

spec('ESC-02', 'while the guide is open Escape closes it instead, from wherever it is pressed', async () => {
  const { page, inside } = await openDesign();
  const open = async () => {
    await page.focus('.config-design__bar [popovertarget]');
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
  await page.click('.config-design__bar [popovertarget]');
  expect(await page.$(GUIDE)).not.toBeNull();
  await page.click(`${GUIDE} button`);
  expect(await page.$(GUIDE)).toBeNull();
});

spec(
  ['LOGOUT-08', 'LOGOUT-07', 'ESC-10'],
  'Shift+Escape in the frame signs out of the whole window, once what was typed there is gone',
  async () => {
    const { page, inside, problems } = await openDesign('/contact');
    await fillForm(inside as unknown as Page);
    await inside.focus('header a');
    await pressShiftEscape(page);
    const warning = await inside.waitForSelector('dialog[data-phase="shown"]');
    expect(await warning?.evaluate(({ textContent }) => textContent)).toContain('Something you have typed');
    await page.keyboard.press('Escape');
    await inside.waitForSelector('dialog', { hidden: true });
    expect(await isPanelOpen(page)).toBe(true);
    await inside.$$eval('form', (forms) => forms.forEach((form) => form.reset()));
    await inside.focus('header a');
    await pressShiftEscape(page);
    await untilAt(page, '/?logout=true');
    expect(await shop.server.services.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec('LOGOUT-08', 'who is signed out in another tab is signed out around the frame too', async () => {
  const { page } = await openDesign();
  const other = await page.browserContext().newPage();
  await other.goto(`${shop.url}/config/`);
  await other.click('form[action="/api/auth/Logout"] button');
  await untilAt(other, '/?logout=true');
  await untilAt(page, '/?logout=true');
});

spec(['UTIL-12', 'START-20'], 'in edit mode the block under the mouse is outlined, and in no other', async () => {
  const { page, inside } = await openDesign();
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
