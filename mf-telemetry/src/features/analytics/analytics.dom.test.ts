import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { RELEASE } from '../../parts/origin/release.fixture';
import { start } from './analytics.effects';

Object.assign(globalThis, { colonnade: { release: RELEASE } });

const NAMES = ['SS_ANALYTICS_ID', 'SS_MID', 'SS_SESSION_ID'];
const PRODUCT = {
  pageType: PAGE_TYPE.contentItem,
  itemId: 'a-mug',
  item: { id: 'a-mug', title: 'Mug', path: '/shop/p/mug', recordType: 4 },
} as const satisfies Partial<PageContext>;
const COMMERCE = `mf-commerce@${RELEASE.remotes['mf-commerce']?.version}`;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type FakeHost = ReturnType<typeof createFakeHost>;

/** How the browser came to the page. */
function arrive({ from = '', by = 'navigate' } = {}): void {
  Object.defineProperty(document, 'referrer', { configurable: true, value: from });
  Object.assign(performance, { getEntriesByType: () => [{ type: by }] });
}

async function startLive(context: Partial<PageContext> = {}, change: (host: FakeHost) => void = () => undefined) {
  const host = createFakeHost({}, { context });
  host.allow('analytics');
  change(host);
  const { sent } = fakeDelivery(host);
  await start(document.body, host);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  const told = () =>
    sent.map(({ body }) => {
      const event = JSON.parse(body) as Record<
        'analyticsId' | 'commonData' | 'customData' | 'customSchemaName',
        string
      >;
      const common = JSON.parse(event.commonData) as Record<string, string | null>;
      return { ...event, common, custom: JSON.parse(event.customData) as Record<string, unknown> };
    });
  return { host, sent, told, settle };
}

function cookies(): Record<string, string> {
  return Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
}

beforeEach(() => arrive());
afterEach(() => {
  for (const name of Object.keys(cookies())) document.cookie = `${name}=; Path=/; Max-Age=0`;
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

spec(
  ['ANLT-09', 'ANLT-13', 'ANLT-14', 'ANLT-26', 'ANLT-27'],
  'tells of a product page with who, what and where',
  async () => {
    const { sent, told } = await startLive(PRODUCT);
    expect(sent).toMatchObject([
      {
        path: '/api/v1/events',
        format: 'json',
        records: 1,
        timeoutMs: 2500,
        complaint: 'Error tracking event: HTTP Status ',
      },
    ]);
    const [event] = told();
    expect(event?.customSchemaName).toBe('commerce');
    expect(event?.common).toEqual({
      actor: 'visitor',
      action: 'view product page',
      event_owner_team: COMMERCE,
      event_source: 'dev',
      object_type: 'product',
      object_id: 'a-mug',
      object_name: 'Mug',
      context_id: SAMPLE_CONTEXT.pageId,
      context_name: 'About',
      product_area: 'website',
      product_page: '/about',
      user_member_account_id: null,
      session_id: cookies()['SS_SESSION_ID'],
      user_locale: navigator.language,
      website_locale: 'en-US',
      frontsite_language: '',
    });
  },
);

spec('ANLT-26', 'tells of it again when the page comes back, and nothing of an ordinary page', async () => {
  const { told, settle } = await startLive(PRODUCT);
  for (const persisted of [false, true]) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  await settle();
  expect(told().map(({ common }) => common['action'])).toEqual(['view product page', 'view product page']);
  expect((await startLive()).told()).toEqual([]);
});

spec('ANLT-26', 'tells what went into the cart', async () => {
  const { host, told, settle } = await startLive(PRODUCT);
  host.bus.send('commerce/line-added', { variantId: 'a-variant', quantity: 2 });
  await settle();
  expect(told()[1]).toMatchObject({
    common: { action: 'add to cart', object_type: 'product', object_id: 'a-mug' },
    custom: { variantId: 'a-variant', quantity: 2 },
  });
});

spec('ANLT-26', 'tells what went into the cart on a page that is about no product', async () => {
  const { host, told, settle } = await startLive();
  host.bus.send('commerce/line-added', { variantId: 'a-variant', quantity: 1 });
  await settle();
  expect(told()).toMatchObject([{ common: { action: 'add to cart', object_id: null }, custom: { quantity: 1 } }]);
});

spec('ANLT-26', 'tells that something was searched for, not what', async () => {
  history.replaceState(null, '', '/search?q=something+secret');
  const { told, sent } = await startLive({ pageType: PAGE_TYPE.search, pagePath: '/search' });
  expect(told()).toMatchObject([{ common: { action: 'search', object_type: 'search', product_page: '/search' } }]);
  expect(JSON.stringify(sent)).not.toContain('secret');
  history.replaceState(null, '', '/search?q=++');
  expect((await startLive({ pageType: PAGE_TYPE.search })).sent).toEqual([]);
});

spec('ANLT-26', 'tells of an order once, when its buyer comes from the checkout', async () => {
  const bought = async () => {
    document.body.innerHTML = '<article data-order="1001"></article>';
    const { told } = await startLive({ pageType: PAGE_TYPE.orderConfirmed });
    return told().map(({ common }) => [common['action'], common['object_type'], common['object_id']]);
  };
  arrive({ from: 'http://shop.test/pl/checkout' });
  expect(await bought()).toEqual([['purchase', 'order', '1001']]);
  const others = [
    { from: 'http://shop.test/checkout', by: 'reload' },
    { from: 'http://shop.test/checkout', by: 'back_forward' },
    { from: 'https://mail.test/' },
    {},
  ];
  for (const way of others) {
    arrive(way);
    expect([way, await bought()]).toEqual([way, []]);
  }
});

spec(
  ['ANLT-08', 'ANLT-25', 'ANLT-27'],
  'tells of a click on a link that shares, as a form with the cookie’s crumb',
  async () => {
    document.cookie = 'crumb=of-the-cookie';
    document.body.innerHTML = '<a href="https://www.facebook.com/sharer.php?u=x"><b>Share</b></a><a href="/x">No</a>';
    document.body.addEventListener('click', (event) => event.preventDefault());
    const { sent } = await startLive();
    document.querySelectorAll<HTMLElement>('b, a[href="/x"]').forEach((element) => element.click());
    expect(sent).toMatchObject([{ path: '/api/events/RecordEvent', format: 'form', records: 1, timeoutMs: 2500 }]);
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      crumb: 'of-the-cookie',
      event: 'UserClicksShareToSocial',
      data: JSON.stringify({ network: 'facebook', pageUrl: location.origin + location.pathname }),
    });
  },
);

spec(
  ['ANLT-18', 'ANLT-20', 'ANLT-22'],
  'keeps one id of the browser under both names, and one of the session',
  async () => {
    const { told } = await startLive(PRODUCT);
    const { SS_ANALYTICS_ID: id, SS_MID: older, SS_SESSION_ID: session } = cookies();
    expect(id).toMatch(UUID);
    expect([older, told()[0]?.analyticsId]).toEqual([id, id]);
    expect(session).toMatch(UUID);
    expect(session).not.toBe(id);
    for (const lost of NAMES.slice(0, 2)) {
      document.cookie = `${lost}=; Path=/; Max-Age=0`;
      const again = await startLive(PRODUCT);
      expect([again.told()[0]?.analyticsId, cookies()]).toEqual([
        id,
        { SS_ANALYTICS_ID: id, SS_MID: id, SS_SESSION_ID: session },
      ]);
    }
  },
);

spec(['ANLT-19', 'ANLT-22'], 'the ids last 390 days, the session as long as the browser', async () => {
  const written: string[] = [];
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    own?.set?.call(document, text);
  });
  await startLive(PRODUCT);
  jest.restoreAllMocks();
  const lifetime = (name: string) => /Max-Age=(\d+)/.exec(written.find((text) => text.startsWith(name)) ?? '')?.[1];
  expect(NAMES.map(lifetime)).toEqual([String(390 * 86_400), String(390 * 86_400), undefined]);
  for (const text of written) expect(text).toContain('; Path=/; SameSite=Lax');
});

spec('ANLT-12', 'warns where the browser keeps no id, and goes on', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { told } = await startLive(PRODUCT);
  expect(warned.mock.calls).toEqual([['Unable to store analyticsId']]);
  expect(told()).toHaveLength(1);
  jest.restoreAllMocks();
});

spec(
  ['ANLT-20', 'ANLT-21'],
  'the flags of first landing and first session are kept in the browser’s storage',
  async () => {
    let storage: FakeHost['storage'] | undefined;
    const keep = (host: FakeHost): void => void (storage ? Object.assign(host, { storage }) : (storage = host.storage));
    const flags = async () => {
      const { told } = await startLive(PRODUCT, keep);
      return told()[0]?.custom;
    };
    expect(await flags()).toEqual({ isFirstLanding: true, isFirstSession: true });
    expect(await flags()).toEqual({ isFirstLanding: false, isFirstSession: true });
    document.cookie = 'SS_SESSION_ID=; Path=/; Max-Age=0';
    expect(await flags()).toEqual({ isFirstLanding: false, isFirstSession: false });
    expect(await storage?.get('SS_HAS_LANDED', 'analytics')).toBe('true');
    expect(await storage?.get('SS_IS_FIRST_SESSION', 'analytics')).toBe('false');
  },
);

spec(
  'ANLT-20',
  'who has seen pages before the first event has landed before; a first visit is a first session',
  async () => {
    const flagsOf = async (visitor: string) => {
      document.cookie = `ss_cvr=${visitor}; Path=/`;
      document.cookie = 'SS_SESSION_ID=; Path=/; Max-Age=0';
      return (await startLive(PRODUCT)).told()[0]?.custom;
    };
    expect(await flagsOf('a|1|1|1|1')).toEqual({ isFirstLanding: false, isFirstSession: true });
    expect(await flagsOf('a|1|2|3|11')).toEqual({ isFirstLanding: false, isFirstSession: false });
  },
);

spec('CONS-28', 'nothing is kept of who is told of nothing', async () => {
  const { sent } = await startLive();
  expect([sent, cookies()]).toEqual([[], {}]);
});

spec(
  'CONS-28',
  'nothing is kept of who says no while what identifies is under way, nor where the feature has ended',
  async () => {
    const endings: ((host: FakeHost) => void)[] = [
      (host) => void Object.assign(host.consent, { allows: () => false }),
      (host) => host.end(),
    ];
    for (const finish of endings) {
      const host = createFakeHost({}, { context: PRODUCT });
      host.allow('analytics');
      const { sent } = fakeDelivery(host);
      const started = start(document.body, host);
      host.bus.send('commerce/line-added', { variantId: 'a-variant', quantity: 1 });
      finish(host);
      await started;
      await new Promise((resolve) => setTimeout(resolve));
      expect([sent, cookies()]).toEqual([[], {}]);
    }
  },
);

test('a browser without storage says nothing of firsts', async () => {
  const refuse = async () => Promise.reject(new Error('full'));
  const { told } = await startLive(
    PRODUCT,
    (host) => void Object.assign(host, { storage: { ...host.storage, set: refuse } }),
  );
  expect(told()[0]?.custom).toEqual({});
});

spec(
  ['CONS-28', 'ANLT-18'],
  'its flags go when the visitor takes the permission back, and stay when it only ends; its ids are the server’s to take',
  async () => {
    const first = await startLive(PRODUCT);
    const stayed = jest.spyOn(first.host.storage, 'remove');
    first.host.end();
    expect([stayed.mock.calls, Object.keys(cookies()).sort()]).toEqual([[], [...NAMES].sort()]);
    const { host } = await startLive();
    Object.assign(host.consent, { allows: () => false });
    const removed = jest.spyOn(host.storage, 'remove');
    host.end();
    expect(removed.mock.calls.flat().sort()).toEqual(['SS_HAS_LANDED', 'SS_IS_FIRST_SESSION']);
  },
);

spec(
  'CONS-35',
  'a site that restricts what it knows of its visitors keeps no ids and no flags, and is told of nobody',
  async () => {
    const cookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isVisitorDataRestricted: true };
    const account = { authenticatedAccount: { id: 'an-account', displayName: 'Ada' }, websiteRoles: [6] as never };
    const { told, sent } = await startLive({ ...PRODUCT, cookieSettings });
    expect(told()).toMatchObject([
      { analyticsId: '', common: { session_id: null, action: 'view product page' }, custom: {} },
    ]);
    expect(cookies()).toEqual({});
    expect(JSON.stringify([sent, account])).not.toContain('isFirstLanding');
  },
);

spec(['ANLT-02', 'ANLT-03', 'ANLT-04', 'ANLT-05'], 'keeps and tells nothing where it must not', async () => {
  const unrecorded: Partial<PageContext>[] = [
    { pageType: PAGE_TYPE.notFound },
    { pageType: PAGE_TYPE.lockScreen },
    { pageType: PAGE_TYPE.memberAreaAccessDenied },
    { pagePath: '/config/design' },
    { authenticatedAccount: { id: 'a', displayName: 'Ada' } },
  ];
  for (const context of unrecorded) {
    const { host, sent, settle } = await startLive({ ...PRODUCT, ...context });
    host.bus.send('commerce/line-added', { variantId: 'v', quantity: 1 });
    await settle();
    expect([context, sent, cookies()]).toEqual([context, [], {}]);
  }
});
