import type { Page } from 'puppeteer';
import { focusProblems } from './focus-order';

/** Longer than components wait after a resize before they update what is focusable. */
const SETTLED_MS = 300;

/** Keyboard problems of a live page. Nothing on it may have been focused before. */
export async function keyboardProblems(page: Page): Promise<string[]> {
  await allLive(page);
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SETTLED_MS);
  return focusProblems(page);
}

/** Starts everything that starts when visible, because live galleries have other tab stops. */
async function allLive(page: Page): Promise<void> {
  const waiting = '[data-starts~="visible"]:not([data-state="live"])';
  await page.waitForFunction(
    (selector) => {
      const block = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      (block ?? document.body).scrollIntoView();
      return !block;
    },
    {},
    waiting,
  );
}
