import type { Page } from 'puppeteer';
import { writeIn } from './write-in';

export const SIGN_IN = {
  account: 'form[action="/api/auth/Login"]',
  member: 'form[action="/api/site-users/account/session"]',
} as const;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function fill(page: Page, field: string, text: string): Promise<void> {
  await page.$eval(field, (input) => ((input as HTMLInputElement).value = ''));
  await writeIn(page, field, text);
}

/** Fills in and submits a form; the test awaits what follows. */
export async function signInWith(page: Page, form: string, { email, password }: Credentials): Promise<void> {
  await fill(page, `${form} [name=email]`, email);
  await fill(page, `${form} [name=password]`, password);
  await page.click(`${form} button`);
}
