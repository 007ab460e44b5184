import type { Page } from 'puppeteer';

/** Signs out by the menu of the account, on a page of the admin area. */
export async function signOut(page: Page): Promise<void> {
  await page.click('.admin-frame__button[popovertarget$="-account"]');
  await page.click('.admin-frame__account form button');
}
