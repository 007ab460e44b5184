import type { Page } from 'puppeteer';

/** Elements positioned by the layout, not within a sentence. */
const PLACED =
  'header a, nav a, h1, h2, h3, img, button, .button, input:not([type=hidden]), select, textarea, footer p';
/** Scripts position these by the page's language, which this check does not change. */
const PLACED_BY_SCRIPT = '[data-slides-live]';
const TOLERANCE_PX = 2;

/** Elements that are not mirrored from right to left. Leaves the page mirrored. */
export async function notMirrored(page: Page): Promise<string[]> {
  const before = await placesOf(page);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const after = await placesOf(page);
  return before.flatMap(({ left, width, name }, index) => {
    const mirrored = after.at(index);
    const off = mirrored === undefined ? NaN : mirrored.window - mirrored.left - mirrored.width - left;
    return Math.abs(off) <= TOLERANCE_PX && Math.abs((mirrored?.width ?? 0) - width) <= TOLERANCE_PX
      ? []
      : [`${name} is ${Math.round(off)}px off`];
  });
}

function placesOf(page: Page): Promise<{ left: number; width: number; window: number; name: string }[]> {
  return page.evaluate(
    (selector, leftOut) => {
      scrollTo(0, 0);
      return [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !element.closest(leftOut))
        .map((element) => {
          const { left, width } = element.getBoundingClientRect();
          return { left, width, window: document.documentElement.clientWidth, name: element.outerHTML.slice(0, 80) };
        });
    },
    PLACED,
    `.visually-hidden, ${PLACED_BY_SCRIPT}`,
  );
}
