import type { HTTPRequest, Page } from 'puppeteer';
import type { Visit } from '../../browser/browser';
import type { Shop } from '../../browser/open/shop';
import { endWaitsOnCall } from '../../browser/pace-timers';
import { touchAll } from '../../browser/looks/touch-all';
import { until } from '../../../../tools/testing/until';
import { FULL_PAGE } from './full-shop';

/** A visitor on the full page. */
export interface FullVisit extends Visit {
  /** What the page reports to the server, as it is sent. */
  readonly reports: string[];
  /** Ends what is waited for now: files that never arrive, and reports that wait for others. */
  endWaits(): Promise<void>;
}

interface ServedWindow {
  /** The HTML of each feature as the server wrote it. */
  served?: Record<string, string>;
}

/** Opens the full page; some files are answered in place of the server. */
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
  // A bundle that hangs uses up its processor time first, which takes long where others use the processor too.
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

/** All but what waits to be asked for, such as the cart over the page. */
const STARTED = '[data-feature][data-live]:not([data-starts="event"])';

interface Settling {
  /** Names of features that are not waited for. */
  readonly but?: readonly string[];
  /** Done again and again while the others are waited for. */
  readonly meanwhile?: () => Promise<void>;
}

/** How the features that were started ended, by feature, some not waited for; how far they are, where they do not end. */
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

/** The features whose HTML is not what the server wrote. */
export function changedFeatures(page: Page, features: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const { served } = globalThis as ServedWindow;
    return names.filter(
      (name) => document.querySelector(`[data-feature="${name}"]`)?.innerHTML !== (served?.[name] ?? ''),
    );
  }, features);
}
