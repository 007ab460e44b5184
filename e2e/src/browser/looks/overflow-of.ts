import type { Page } from 'puppeteer';

/** The widest elements of a page that is wider than its window, by class; empty if it fits. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticking = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    return [`${scrollWidth - clientWidth}px too wide: ${sticking.map((element) => element.className).join(', ')}`];
  });
}
