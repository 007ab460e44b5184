import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { PageContext } from 'shared-types/site/context';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { start } from './visits.effects';

const requested: string[] = [];
class FakeImage {
  set src(address: string) {
    requested.push(address);
  }
}
Object.assign(globalThis, { Image: FakeImage });
beforeEach(() => void (requested.length = 0));

const hosts: FakeHost[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.end()));

function startLive(context: Partial<PageContext> = {}) {
  const host = createFakeHost({}, { context });
  hosts.push(host);
  const { sent } = fakeDelivery(host);
  start(showView(null), host);
  const bodies = () => sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  return { host, sent, bodies };
}

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => void (document.cookie = 'ss_cvr=; Max-Age=0'));

spec(['CENSUS-01', 'CENSUS-03'], 'posts a hit as a form, with event and data, for at most 2500 ms', () => {
  const { sent, bodies } = startLive();
  expect(sent).toMatchObject([{ path: '/api/census/RecordHit', format: 'form', records: 1, timeoutMs: 2500 }]);
  expect(bodies()).toEqual([{ event: 'view', data: expect.any(String) }]);
});

spec('CENSUS-01', 'sends the visitor cookie’s value once there is one', () => {
  document.cookie = 'xss_cvr=another';
  document.cookie = 'ss_cvr=a|1|2|3|4';
  expect(startLive().bodies()[0]).toMatchObject({ ss_cvr: 'a|1|2|3|4' });
});

spec('CENSUS-02', 'sends site, browser, clock, sizes and page, and item and collection if there are any', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  document.title = 'Mug';
  const item = { id: 'i', title: 'Mug', path: '/shop/p/mug', recordType: 4 } as const;
  const data = (context?: Partial<PageContext>) => JSON.parse(startLive(context).bodies()[0]?.['data'] ?? '') as object;
  const everywhere = {
    websiteId: SAMPLE_CONTEXT.website.id,
    templateId: 'colonnade',
    locale: 'en-US',
    userAgent: navigator.userAgent,
    clientDate: 1_700_000_000_000,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: location.href,
    title: 'Mug',
  };
  expect(data()).toEqual(everywhere);
  expect(data({ item, itemId: 'i', collectionId: 'c' })).toEqual({
    ...everywhere,
    itemId: 'i',
    recordType: 4,
    collectionId: 'c',
  });
  jest.useRealTimers();
});

test('reports a page again each time it is restored, until it is stopped', () => {
  const { host, sent } = startLive();
  show(false);
  expect(sent).toHaveLength(1);
  show(true);
  expect(sent).toHaveLength(2);
  host.end();
  show(true);
  expect(sent).toHaveLength(2);
});

spec('ANLT-05', 'reports no page that is not to be recorded', () => {
  const { sent } = startLive({ pageType: PAGE_TYPE.notFound });
  show(true);
  expect(sent).toEqual([]);
});

spec(
  ['VISIT-10', 'VISIT-13'],
  'requests an image with each hit, with crumb and its own key, and waits for nothing',
  () => {
    startLive();
    show(true);
    const addresses = requested.map((address) => new URL(address, 'http://shop.test'));
    expect(addresses.map(({ pathname }) => pathname)).toEqual(['/api/track/Track', '/api/track/Track']);
    for (const { searchParams } of addresses) {
      expect(searchParams.get('crumb')).toBe('a-crumb');
      expect(searchParams.get('landing')).toBe(location.href);
    }
    const keys = addresses.map(({ searchParams }) => searchParams.get('key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(new Set(keys).size).toBe(2);
  },
);

spec(['VISIT-14', 'ANLT-05'], 'requests no image if the page is not recorded', () => {
  startLive({ pageType: PAGE_TYPE.search });
  startLive({ pageType: PAGE_TYPE.notFound });
  expect(requested).toEqual([]);
});
