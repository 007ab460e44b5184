import type { HTTPRequest, Page } from 'puppeteer';
import { until } from '../../../../tools/testing/until';

/** Fails at once, or never responds. */
export const LOSSES = ['fails', 'hangs'] as const;
export type Loss = (typeof LOSSES)[number];

/** Loses parts of all later pages, and returns their URLs as they are requested. */
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

/** Waits until a part is lost; without one, the test would prove nothing. */
export async function untilRequested(lost: readonly string[], what: string): Promise<void> {
  await until(() => lost.length > 0, `${what} is asked for`);
}
