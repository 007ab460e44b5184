import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { RELEASE } from '../../parts/origin/release.fixture';
import { start } from './analytics.effects';

export const NAMES = ['SS_ANALYTICS_ID', 'SS_MID', 'SS_SESSION_ID'];
export const PRODUCT = {
  pageType: PAGE_TYPE.contentItem,
  itemId: 'a-mug',
  item: { id: 'a-mug', title: 'Mug', path: '/shop/p/mug', recordType: 4 },
} as const satisfies Partial<PageContext>;

export type FakeHost = ReturnType<typeof createFakeHost>;

export function arrive({ from = '', by = 'navigate' } = {}): void {
  Object.defineProperty(document, 'referrer', { configurable: true, value: from });
  Object.assign(performance, { getEntriesByType: () => [{ type: by }] });
}

export async function startLive(
  context: Partial<PageContext> = {},
  change: (host: FakeHost) => void = () => undefined,
) {
  const host = createFakeHost({}, { context });
  host.allow('analytics');
  change(host);
  const { sent } = fakeDelivery(host);
  await start(document.body, host);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  const reported = () =>
    sent.map(({ body }) => {
      const event = JSON.parse(body) as Record<
        'analyticsId' | 'commonData' | 'customData' | 'customSchemaName',
        string
      >;
      const common = JSON.parse(event.commonData) as Record<string, string | null>;
      return { ...event, common, custom: JSON.parse(event.customData) as Record<string, unknown> };
    });
  return { host, sent, reported, settle };
}

export function cookies(): Record<string, string> {
  return Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
}

export function preparePages(): void {
  Object.assign(globalThis, { colonnade: { release: RELEASE } });
  beforeEach(() => arrive());
  afterEach(() => {
    for (const name of Object.keys(cookies())) document.cookie = `${name}=; Path=/; Max-Age=0`;
    history.replaceState(null, '', '/');
    document.body.innerHTML = '';
  });
}
