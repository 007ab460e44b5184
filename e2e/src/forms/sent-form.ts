import type { Page } from 'puppeteer';
import type { Shop } from '../browser/open/shop';

/** Waits for the thanks of a form, whose message begins with “Thank”. */
export async function untilThanked(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
}

/** The stored answers of the newest submission, by field id. */
export async function storedAnswers({ server }: Pick<Shop, 'server'>): Promise<unknown> {
  const { db } = server.services;
  const newest = db.selectFrom('form_submission').select('fields').orderBy('received_at', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.fields;
}
