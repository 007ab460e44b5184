import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { fillForm } from '../forms/fill-form';
import { openLiveDesign, openOwnedShop, untilAt } from './visit-design';
import { openTab } from '../browser/open/tab';
import { signOut } from './sign-out';

const shop = openOwnedShop();

async function pressShiftEscape(page: Page): Promise<void> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Escape');
  await page.keyboard.up('Shift');
}

spec(
  ['LOGOUT-08', 'LOGOUT-07', 'ESC-10'],
  'Shift+Escape in the frame signs out in the whole window, unless something was typed there',
  async () => {
    const { page, inside, problems } = await openLiveDesign(shop, '/contact');
    await fillForm(inside);
    await inside.focus('header a');
    await pressShiftEscape(page);
    const warning = await inside.waitForSelector('dialog[data-phase="shown"]');
    expect(await warning?.evaluate(({ textContent }) => textContent)).toContain('Something you have typed');
    await page.keyboard.press('Escape');
    await inside.waitForSelector('dialog', { hidden: true });
    expect(await page.$eval('.admin-design details', ({ open }) => open)).toBe(true);
    await inside.$$eval('form', (forms) => forms.forEach((form) => form.reset()));
    await inside.focus('header a');
    await pressShiftEscape(page);
    await untilAt(page, '/?logout=true');
    expect(await shop.server.services.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec('LOGOUT-08', 'signing out in another tab also signs out around the frame', async () => {
  const { page } = await openLiveDesign(shop);
  const other = await openTab(page.browserContext());
  await other.goto(`${shop.url}/config/`);
  await signOut(other);
  await untilAt(other, '/?logout=true');
  await untilAt(page, '/?logout=true');
});
