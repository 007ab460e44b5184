import type { Page } from 'puppeteer';
import { focusProblems } from './focus-order';

/** Longer than what moves waits after a change of the window, by the page's own clock, before it says anew what takes the focus. */
const SETTLED_MS = 300;

/** What is wrong for who goes through a page by Tab, once all of it is live. Nothing on it may have had the focus before. */
export async function keyboardProblems(page: Page): Promise<string[]> {
  await allLive(page);
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SETTLED_MS);
  return focusProblems(page);
}

/** Brings everything to life that starts when it is seen: a gallery that moves has other stops than one that scrolls. */
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
