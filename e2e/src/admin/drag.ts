import type { Page } from 'puppeteer';

interface Drag {
  readonly handle: string;
  readonly to: string;
  /** Where it is dropped: 0 is the upper edge of the element, 1 its lower one. */
  readonly part: number;
}

/** Drags an element by its handle, and drops it once a line or a frame shows where it will be. */
export async function drag(page: Page, { handle, to, part }: Drag): Promise<void> {
  const boxOf = (selector: string) =>
    page.$eval(selector, (element) => element.getBoundingClientRect().toJSON() as DOMRect);
  await page.$eval(to, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [from, target] = [await boxOf(handle), await boxOf(to)];
  const y = target.y + target.height * part;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 60, y - 4, { steps: 4 });
  await page.mouse.move(target.x + 60, y, { steps: 4 });
  await page.waitForFunction(
    (selector) => getComputedStyle(document.querySelector(selector)!, '::after').content !== 'none',
    {},
    to,
  );
  await page.mouse.up();
}
