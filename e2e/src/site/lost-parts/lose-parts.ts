import type { HTTPRequest, Page } from 'puppeteer';
import { until } from '../../../../tools/testing/until';

/** How a part of a page is lost: at once, or never answered. */
export const LOSSES = ['fails', 'hangs'] as const;
/** One of them. */
export type Loss = (typeof LOSSES)[number];

/** Loses parts of every page that is opened from now on, and gives their addresses as they are asked for. */
export async function loseParts(
  page: Page,
  { isLost, loss }: { readonly isLost: (request: HTTPRequest) => boolean; readonly loss: Loss },
): Promise<string[]> {
  const lost: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.isNavigationRequest() || !isLost(request)) return void request.continue();
    lost.push(request.url());
    if (loss === 'fails') void request.abort('failed');
  });
  return lost;
}

/** Waits until a part is lost: a test that lost nothing has proved nothing. */
export async function untilRequested(lost: readonly string[], what: string): Promise<void> {
  await until(() => lost.length > 0, `${what} is asked for`);
}
