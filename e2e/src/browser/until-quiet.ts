import type { HTTPRequest, Page } from 'puppeteer';
import { RELEASE_CALLS } from 'shared-types/site/release';
import { until } from '../../../tools/testing/until';

/** The same as Puppeteer's network idle time. */
const QUIET_MS = 500;

interface Requests {
  readonly inFlight: Set<HTTPRequest>;
  lastAt: number;
}

const requestsOf = new WeakMap<Page, Requests>();

export function watchRequests(page: Page): void {
  const requests: Requests = { inFlight: new Set(), lastAt: Date.now() };
  requestsOf.set(page, requests);
  const note = (change: (request: HTTPRequest) => unknown) => (request: HTTPRequest) => {
    if (new URL(request.url()).pathname === RELEASE_CALLS.followNews.path) return;
    change(request);
    requests.lastAt = Date.now();
  };
  page.on(
    'request',
    note((request) => requests.inFlight.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(
      end,
      note((request) => requests.inFlight.delete(request)),
    );
}

/** Waits until a page has had no requests for half a second and none is pending, except the stream. */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page);
  if (!requests) throw new Error('Only the page of a visit is watched.');
  await until(() => requests.inFlight.size === 0 && Date.now() - requests.lastAt >= QUIET_MS);
}
