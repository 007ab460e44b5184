import type { Page } from 'puppeteer';
import { writeIn } from './write-in';

/** The forms that sign somebody in: an account of the admin area, or a member of the site. */
export const SIGN_IN = {
  account: 'form[action="/api/auth/Login"]',
  member: 'form[action="/api/site-users/account/session"]',
} as const;

/** What is written into such a form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Writes into a field, in place of what is in it. */
export async function fill(page: Page, field: string, text: string): Promise<void> {
  await page.$eval(field, (input) => ((input as HTMLInputElement).value = ''));
  await writeIn(page, field, text);
}

/** Fills the page's form in and sends it; what follows is for the test to await. */
export async function signInWith(page: Page, form: string, { email, password }: Credentials): Promise<void> {
  await fill(page, `${form} [name=email]`, email);
  await fill(page, `${form} [name=password]`, password);
  await page.click(`${form} button`);
}
