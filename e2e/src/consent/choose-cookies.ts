import type { Page } from 'puppeteer';
import { until } from '../../../tools/testing/until';

export const BANNER = '.consent-cookie-banner';

export type Choice = 'accepted' | 'declined';

const KEPT = { accepted: 'true', declined: 'false' } as const;

export const isBannerShown = (page: Page): Promise<boolean> => page.$eval(BANNER, (banner) => banner.checkVisibility());

export const untilBannerShown = (page: Page): Promise<unknown> =>
  page.waitForFunction((banner) => document.querySelector(banner)?.checkVisibility(), {}, BANNER);

export const untilBannerGone = (page: Page): Promise<unknown> =>
  page.waitForFunction((banner) => !document.querySelector(banner)?.checkVisibility(), {}, BANNER);

/** Clicks a choice, and waits for its cookie, which arrives with the response. */
export async function chooseCookies(page: Page, choice: Choice): Promise<void> {
  await page.click(`${BANNER} button[value="${choice}"]`);
  await untilBannerGone(page);
  await until(async () => (await keptChoice(page)) === KEPT[choice], `the cookie says ${choice}`);
}

/** Value of the choice cookie without its host prefix; undefined before a choice. */
export async function keptChoice(page: Page): Promise<string | undefined> {
  const cookies = await page.browserContext().cookies();
  return cookies.find(({ name }) => name === 'CookieChoice')?.value.replace(/~[\w-]+$/, '');
}
