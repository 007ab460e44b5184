import type { Page } from 'puppeteer';

/** Success criterion 2.5.8, which exempts links in sentences. */
const LEAST_PX = 24;

export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node !== element && node.textContent?.trim());
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
      )
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const label = element instanceof HTMLInputElement ? element.closest('label') : null;
        // A card's link covers the card.
        const isStretched = getComputedStyle(element, '::after').position === 'absolute';
        const target = (isStretched ? element.offsetParent : label) ?? element;
        const { width, height } = target.getBoundingClientRect();
        const isSmall = Math.min(width, height) < least && width > 0;
        return isSmall ? [`${element.outerHTML.slice(0, 90)} is ${Math.round(width)} × ${Math.round(height)}`] : [];
      });
  }, LEAST_PX);
}
