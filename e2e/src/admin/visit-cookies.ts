import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Visit, VisitorOptions } from '../browser/browser';
import { fill } from '../browser/sign-in';
import type { Shop } from '../browser/open/shop';
import { untilShown } from '../browser/until-shown';
import { BANNER } from '../consent/choose-cookies';
import { visitAsOwner } from './visit-design';

export const SETTINGS = '.admin-cookie-settings__form';
export const SAVE = `${SETTINGS} button[type=submit]:not([formaction])`;
export const NOTICE = `${SETTINGS} [data-form-message]:not([hidden])`;
export const REFUSED = `${SETTINGS} [data-form-error]:not(:empty)`;

export async function visitCookies(shop: Shop, options?: VisitorOptions): Promise<Visit> {
  const visit = await visitAsOwner(shop, options);
  await visit.page.goto(shop.url + ADMIN_PATH.cookieSettings);
  if (options?.withScript !== false)
    await visit.page.waitForSelector('[data-feature="admin/cookie-settings"][data-state="live"]');
  return visit;
}

export const write = (page: Page, name: string, text: string) => fill(page, `${SETTINGS} [name="${name}"]`, text);

export const choose = (page: Page, name: string, value: string) =>
  page.select(`${SETTINGS} select[name="${name}"]`, value);

export const heldBy = (page: Page, name: string) =>
  page.$eval(`${SETTINGS} [name="${name}"]`, (field) => (field as HTMLInputElement).value);

/** Waits until an error with this text is focused, which scrolls the page. */
export async function untilRefused(page: Page, text = ''): Promise<void> {
  await untilShown(page, text, REFUSED);
  await page.waitForFunction((refused) => document.activeElement?.matches(refused), {}, REFUSED);
}

export async function bannerOfVisitor(shop: Shop): Promise<{ look: string; text: string; isInert: boolean }> {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  const banner = await bannerOn(page);
  await page.close();
  return banner;
}

export function bannerOn(page: Page): Promise<{ look: string; text: string; isInert: boolean }> {
  return page.$eval(`${BANNER}:not([hidden])`, (banner) => ({
    look: banner.className,
    text: banner.querySelector('[data-text]')?.textContent ?? '',
    isInert: (banner as HTMLElement).inert,
  }));
}
