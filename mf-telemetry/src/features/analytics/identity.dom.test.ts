import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { fakeDelivery } from '../../parts/delivery/fake-delivery.fixture';
import { start } from './analytics.effects';
import { cookies, NAMES, preparePages, PRODUCT, startLive, type FakeHost } from './analytics.fixture';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

preparePages();

spec(
  ['ANLT-18', 'ANLT-20', 'ANLT-22'],
  'stores the id of the browser under both names, and the id of the session',
  async () => {
    const { reported } = await startLive(PRODUCT);
    const { SS_ANALYTICS_ID: id, SS_MID: older, SS_SESSION_ID: session } = cookies();
    expect(id).toMatch(UUID);
    expect([older, reported()[0]?.analyticsId]).toEqual([id, id]);
    expect(session).toMatch(UUID);
    expect(session).not.toBe(id);
    for (const lost of NAMES.slice(0, 2)) {
      document.cookie = `${lost}=; Path=/; Max-Age=0`;
      const again = await startLive(PRODUCT);
      expect([again.reported()[0]?.analyticsId, cookies()]).toEqual([
        id,
        { SS_ANALYTICS_ID: id, SS_MID: id, SS_SESSION_ID: session },
      ]);
    }
  },
);

spec(['ANLT-19', 'ANLT-22'], 'the ids last 390 days, the session as long as the browser runs', async () => {
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

spec('ANLT-12', 'warns if the browser stores no id, and goes on', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { reported } = await startLive(PRODUCT);
  expect(warned.mock.calls).toEqual([['Unable to store analyticsId']]);
  expect(reported()).toHaveLength(1);
  jest.restoreAllMocks();
});

spec(
  ['ANLT-20', 'ANLT-21'],
  'the flags of first landing and first session are kept in the browser’s storage',
  async () => {
    let storage: FakeHost['storage'] | undefined;
    const keep = (host: FakeHost): void => void (storage ? Object.assign(host, { storage }) : (storage = host.storage));
    const flags = async () => {
      const { reported } = await startLive(PRODUCT, keep);
      return reported()[0]?.custom;
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
  'a browser that has seen pages before its first event has landed before; a first visit is a first session',
  async () => {
    const flagsOf = async (visitor: string) => {
      document.cookie = `ss_cvr=${visitor}; Path=/`;
      document.cookie = 'SS_SESSION_ID=; Path=/; Max-Age=0';
      return (await startLive(PRODUCT)).reported()[0]?.custom;
    };
    expect(await flagsOf('a|1|1|1|1')).toEqual({ isFirstLanding: false, isFirstSession: true });
    expect(await flagsOf('a|1|2|3|11')).toEqual({ isFirstLanding: false, isFirstSession: false });
  },
);

spec('CONS-28', 'stores nothing about visitors whose events are not reported', async () => {
  const { sent } = await startLive();
  expect([sent, cookies()]).toEqual([[], {}]);
});

spec(
  'CONS-28',
  'stores nothing if consent is withdrawn while the ids are read, or after the feature has ended',
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

test('a browser without storage sends no “first” flags', async () => {
  const refuse = async () => Promise.reject(new Error('full'));
  const { reported } = await startLive(
    PRODUCT,
    (host) => void Object.assign(host, { storage: { ...host.storage, set: refuse } }),
  );
  expect(reported()[0]?.custom).toEqual({});
});

spec(
  ['CONS-28', 'ANLT-18'],
  'its flags are deleted when the visitor withdraws consent, not when the feature ends; the server deletes its ids',
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
  'a site with restricted visitor data stores no ids and no flags, and receives no identity',
  async () => {
    const cookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isVisitorDataRestricted: true };
    const account = { authenticatedAccount: { id: 'an-account', displayName: 'Ada' }, websiteRoles: [6] as never };
    const { reported, sent } = await startLive({ ...PRODUCT, cookieSettings });
    expect(reported()).toMatchObject([
      { analyticsId: '', common: { session_id: null, action: 'view product page' }, custom: {} },
    ]);
    expect(cookies()).toEqual({});
    expect(JSON.stringify([sent, account])).not.toContain('isFirstLanding');
  },
);
