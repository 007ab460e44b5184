import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SETTINGS_CALLS } from 'shared-types/admin/settings';
import { follow } from '../browser/follow';
import { textOf } from '../browser/text-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const SAVE = `form[action="${SETTINGS_CALLS.saveSettings.path}"] [type=submit]`;

const isInView = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });

for (const withScript of [true, false])
  test(`${withScript ? 'with' : 'without'} script a form is saved, and says so, wherever its page is scrolled to`, async () => {
    const { page } = await visitAsOwner(shop, { screen: 'phone', withScript });
    await page.goto(shop.url + ADMIN_PATH.settings);
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true);
    expect(await isInView(page, SAVE)).toBe(true);
    await page.select('[name=measurementStandard]', withScript ? 'metric' : 'imperial');
    await follow(page, SAVE);
    expect([await isInView(page, '.admin-toast'), await textOf(page, '.admin-toast')]).toEqual([
      true,
      expect.stringContaining('Saved.'),
    ]);
  });
