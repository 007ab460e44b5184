import type { HTTPRequest, Page } from 'puppeteer';
import type { Visit } from '../../browser/browser';
import type { Shop } from '../../browser/open/shop';
import { endWaitsOnCall } from '../../browser/pace-timers';
import { touchAll } from '../../browser/looks/touch-all';
import { until } from '../../../../tools/testing/until';
import { FULL_PAGE } from './full-shop';

export interface FullVisit extends Visit {
  readonly reports: string[];
  /** Ends pending waits for files and reports. */
  endWaits(): Promise<void>;
}

interface ServedWindow {
  served?: Record<string, string>;
}

export async function visitFullPage(
  { url }: Shop,
  visit: Visit,
  answers: ReadonlyMap<string, (request: HTTPRequest) => unknown>,
): Promise<FullVisit> {
  const { page } = visit;
  const reports: string[] = [];
  const endWaits = await endWaitsOnCall(page);
  await page.evaluateOnNewDocument(keepServed);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/RecordJavascriptErrors')) reports.push(request.postData() ?? '');
    void (answers.get(pathname) ?? (() => request.continue()))(request);
  });
  // A hanging bundle first uses up its processor time, which may take long.
  await page.goto(url + FULL_PAGE, { timeout: 0 });
  await page.waitForFunction(() => !document.querySelector('[data-feature][data-live]:not([data-state])'));
  await touchAll(page);
  return { ...visit, reports, endWaits };
}

/** Runs in the page. */
function keepServed(): void {
  addEventListener('DOMContentLoaded', () => {
    const features = [...document.querySelectorAll<HTMLElement>('[data-feature]')];
    const served = features.map(({ dataset, innerHTML }) => [dataset.feature, innerHTML]);
    Object.assign(globalThis, { served: Object.fromEntries(served) as object });
  });
}

/** Everything except features that start on an event, such as the cart drawer. */
const STARTED = '[data-feature][data-live]:not([data-starts="event"])';

interface Settling {
  readonly but?: readonly string[];
  /** Repeated while waiting. */
  readonly meanwhile?: () => Promise<void>;
}

/** Final states by feature; on timeout, the current ones. */
export async function settledFeatures(
  page: Page,
  { but = [], meanwhile }: Settling = {},
): Promise<Record<string, string>> {
  let states: (readonly [feature: string, state: string])[] = [];
  await until(async () => {
    await meanwhile?.();
    states = await page.$$eval(STARTED, (features) =>
      (features as HTMLElement[]).map(({ dataset }) => [dataset.feature ?? '', dataset.state ?? ''] as const),
    );
    return states.every(([name, state]) => but.includes(name) || state === 'live' || state === 'failed');
  });
  return Object.fromEntries(states);
}

/** Features whose HTML differs from the server's. */
export function changedFeatures(page: Page, features: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const { served } = globalThis as ServedWindow;
    return names.filter(
      (name) => document.querySelector(`[data-feature="${name}"]`)?.innerHTML !== (served?.[name] ?? ''),
    );
  }, features);
}
