import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { Visit, VisitorOptions } from '../browser/browser';
import { fill } from '../browser/sign-in';
import type { Shop } from '../browser/open/shop';
import { untilShown } from '../browser/until-shown';
import { BANNER } from '../consent/choose-cookies';
import { visitAsOwner } from './visit-design';

/** The form of the page. */
export const SETTINGS = '.admin-cookie-settings__form';
/** What saves. */
export const SAVE = `${SETTINGS} button[type=submit]:not([formaction])`;
/** What was said of the last save. */
export const NOTICE = `${SETTINGS} [data-form-message]:not([hidden])`;
/** Why it could not be saved. */
export const REFUSED = `${SETTINGS} [data-form-error]:not(:empty)`;

/** A visit of the owner at the page where consent is set up, live where there is script. */
export async function visitCookies(shop: Shop, options?: VisitorOptions): Promise<Visit> {
  const visit = await visitAsOwner(shop, options);
  await visit.page.goto(shop.url + ADMIN_PATH.cookieSettings);
  if (options?.withScript !== false)
    await visit.page.waitForSelector('[data-feature="admin/cookie-settings"][data-state="live"]');
  return visit;
}

/** Writes into a field of the form, in place of what is in it. */
export const write = (page: Page, name: string, text: string) => fill(page, `${SETTINGS} [name="${name}"]`, text);

/** Chooses from a list of the form. */
export const choose = (page: Page, name: string, value: string) =>
  page.select(`${SETTINGS} select[name="${name}"]`, value);

/** What a field of the form holds. */
export const heldBy = (page: Page, name: string) =>
  page.$eval(`${SETTINGS} [name="${name}"]`, (field) => (field as HTMLInputElement).value);

/** Waits until a refusal with this text has the focus: the page goes there, away from what is clicked before. */
export async function untilRefused(page: Page, text = ''): Promise<void> {
  await untilShown(page, text, REFUSED);
  await page.waitForFunction((refused) => document.activeElement?.matches(refused), {}, REFUSED);
}

/** The banner a new visitor is asked with: its classes, its words, and whether it can be chosen on. */
export async function bannerOfVisitor(shop: Shop): Promise<{ look: string; text: string; isInert: boolean }> {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  const banner = await bannerOn(page);
  await page.close();
  return banner;
}

/** The banner of a page. */
export function bannerOn(page: Page): Promise<{ look: string; text: string; isInert: boolean }> {
  return page.$eval(`${BANNER}:not([hidden])`, (banner) => ({
    look: banner.className,
    text: banner.querySelector('[data-text]')?.textContent ?? '',
    isInert: (banner as HTMLElement).inert,
  }));
}
