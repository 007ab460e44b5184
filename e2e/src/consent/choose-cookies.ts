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

/** Chooses on the banner, and waits until the browser keeps the choice: the banner goes at once, the cookie comes with the answer. */
export async function chooseCookies(page: Page, choice: Choice): Promise<void> {
  await page.click(`${BANNER} button[value="${choice}"]`);
  await untilBannerGone(page);
  await until(async () => (await keptChoice(page)) === KEPT[choice], `the cookie says ${choice}`);
}

/** What the cookie of the choice says, without what binds it to the host; undefined where none has been made. */
export async function keptChoice(page: Page): Promise<string | undefined> {
  const cookies = await page.browserContext().cookies();
  return cookies.find(({ name }) => name === 'CookieChoice')?.value.replace(/~[\w-]+$/, '');
}
