import type { Page } from 'puppeteer';

declare const recordedShifts: string[];

/** Records layout shifts of later pages. Web fonts are blocked, because their arrival shifts text. */
export async function recordShifts(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await page.evaluateOnNewDocument(watchShifts);
}

/** Shifted elements with old and new positions; those in the banner start with `banner`. */
export const shifts = (page: Page) => page.evaluate(() => [...recordedShifts]);

/** Runs in the page. */
function watchShifts(): void {
  const recorded: string[] = [];
  Object.assign(globalThis, { recordedShifts: recorded });
  // While a page arrives, Chromium may paint a link whose text has not come yet; scores round such a shift to 0.
  const least = 0.001;
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const sizeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    const seen = (list.getEntries() as Shift[]).filter(({ value }) => value >= least);
    for (const { node, previousRect, currentRect } of seen.flatMap(({ sources }) => sources)) {
      const element = node instanceof Element ? node : node?.parentElement;
      const where = node?.parentElement?.closest('.consent-cookie-banner') ? 'banner ' : '';
      const name = `${where}${element?.tagName}.${element?.className}`;
      recorded.push(`${name}: ${sizeOf(previousRect)} to ${sizeOf(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
