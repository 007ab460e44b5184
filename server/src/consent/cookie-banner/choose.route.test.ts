import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { ANNOUNCEMENT_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';

const PATH = BANNER_CALLS.choose.path;
const THIRTY_DAYS = 2_592_000;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());
afterEach(async () => {
  await open.db.deleteFrom('consent_receipt').execute();
  await open.db.deleteFrom('rate_window').execute();
});

const receipts = () => open.db.selectFrom('consent_receipt').selectAll().execute();
const choiceCookie = ({ cookies }: { cookies: readonly { name: string; value: string }[] }) => {
  const kept = cookies.find(({ name }) => name === 'CookieChoice');
  return kept && { ...kept, value: kept.value.replace(/~[\w-]+$/, '') };
};

spec(['CONS-24', 'CONS-26', 'CONS-27'], 'accepting is stored as true for 30 days, readable by the page', async () => {
  const reply = await open.visitor().call('POST', PATH, { choice: 'accepted' });
  expect(choiceCookie(reply)).toMatchObject({ value: 'true', maxAge: THIRTY_DAYS, path: '/', sameSite: 'Lax' });
  expect(choiceCookie(reply)).not.toHaveProperty('httpOnly');
  expect(reply.json()).toMatchObject({
    states: { 'consent/choice': { revision: expect.any(Number), choice: 'accepted' } },
  });
});

spec(['CONS-25', 'CONS-26'], 'declining is stored as false for 30 days', async () => {
  const reply = await open.visitor().call('POST', PATH, { choice: 'declined' });
  expect(choiceCookie(reply)).toMatchObject({ value: 'false', maxAge: THIRTY_DAYS });
});

spec('CONS-28', 'declining deletes what pages have stored, with or without script; accepting does not', async () => {
  const cleared = async (choice: string) => [
    (await open.visitor().call('POST', PATH, { choice })).headers['clear-site-data'],
    (await open.visitor().post(PATH, { choice })).headers['clear-site-data'],
  ];
  expect(await cleared('declined')).toEqual(['"storage"', '"storage"']);
  expect(await cleared('accepted')).toEqual([undefined, undefined]);
});

test('a receipt stores the question and the answer, but not who answered', async () => {
  const visitor = open.visitor();
  const { body } = await visitor.get('/?cookie-settings=open');
  const [, shown = ''] = /name="shown" value="([^"]*)"/.exec(body) ?? [];
  await visitor.post(PATH, { choice: 'declined', shown: shown.replaceAll('&quot;', '"') });
  const [receipt] = await receipts();
  expect(receipt).toMatchObject({
    choice: 'declined',
    shown: {
      banner: {
        version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
        text: 'We use cookies.',
        accept: 'Accept',
        decline: 'Decline',
        cookieBannerVariant: 'BAR',
      },
      language: 'en',
      policy: { restrictive: true, absolute: false, visitorDataRestricted: false },
      privacyControl: false,
    },
  });
  expect(Math.abs(Date.now() - Number(receipt?.given_at))).toBeLessThan(60_000);
  expect(Object.keys(receipt ?? {}).sort()).toEqual(['choice', 'given_at', 'id', 'shown', 'site_id']);
});

test('a visitor can choose even if the shown banner is unknown', async () => {
  for (const shown of ['{', '\0', 7, { text: 'a' }])
    expect((await open.visitor().call('POST', PATH, { choice: 'accepted', shown })).statusCode).toBe(200);
  expect((await receipts()).map(({ shown }) => (shown as { banner: unknown }).banner)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a later choice has a higher revision', async () => {
  const visitor = open.visitor();
  const revisionOf = async (choice: string) => {
    const reply = await visitor.call('POST', PATH, { choice });
    return reply.json<{ states: { 'consent/choice': { revision: number } } }>().states['consent/choice'].revision;
  };
  const first = await revisionOf('accepted');
  expect(await revisionOf('declined')).toBeGreaterThan(first);
});

spec('CONS-23', 'without script the choice leads back to the page', async () => {
  const visitor = open.visitor();
  const reply = await visitor.post(PATH, { choice: 'accepted', return: '/shop?a=1' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/shop?a=1']);
  expect(visitor.valueOf('CookieChoice')).toBe('true');
});

test('without script a visitor whose withdrawal is refused sees the banner, the reason and both answers', async () => {
  const visitor = open.visitor();
  visitor.setCookie('CookieChoice', 'true');
  const { body } = await visitor.get('/shop?cookie-settings=open');
  const block = /name="block" value="([^"]+)"/.exec(
    /<section class="consent-cookie-banner.*?<\/section>/s.exec(body)?.[0] ?? '',
  );
  const refused = await visitor.post(PATH, { choice: 'maybe', return: '/shop', block: block?.[1] });
  const [banner = ''] = /<section class="consent-cookie-banner.*?<\/section>/s.exec(refused.body) ?? [];
  expect(refused.statusCode).toBe(422);
  expect(banner).toMatch(/^<section [^>]*data-answered="">/);
  expect(banner).toMatch(/role="alert">[^<]+</);
  expect(banner.match(/<button [^>]*hidden/)).toBeNull();
});

test.each([undefined, '', 'maybe', true, 1, ['accepted'], { choice: 'accepted' }])(
  '%j is no choice: no cookie is set, nothing is stored',
  async (choice) => {
    const reply = await open.visitor().call('POST', PATH, { choice });
    expect(reply.statusCode).toBe(400);
    expect(choiceCookie(reply)).toBeUndefined();
    expect(await receipts()).toEqual([]);
  },
);

test('a closed announcement is remembered for as long as the choice allows', async () => {
  const closed = ({ cookies }: { cookies: readonly { name: string }[] }) =>
    cookies.find(({ name }) => name === COOKIE.announcement);
  const visitor = open.visitor();
  expect(closed(await visitor.call('POST', PATH, { choice: 'accepted' }))).toBeUndefined();
  visitor.setCookie(COOKIE.announcement, 'A'.repeat(16));
  const accepted = closed(await visitor.call('POST', PATH, { choice: 'accepted' }));
  expect(accepted).toMatchObject({ value: 'A'.repeat(16), maxAge: ANNOUNCEMENT_COOKIE_SECONDS });
  const declined = closed(await visitor.call('POST', PATH, { choice: 'declined' }));
  expect(declined).toMatchObject({ value: 'A'.repeat(16) });
  expect(declined).not.toHaveProperty('maxAge');
  visitor.setCookie(COOKIE.announcement, 'nonsense');
  expect(closed(await visitor.call('POST', PATH, { choice: 'accepted' }))).toBeUndefined();
});

describe('after 60 choices in a minute from one address', () => {
  beforeEach(async () => {
    const visitor = open.visitor();
    for (let count = 0; count < 60; count += 1) {
      expect((await visitor.call('POST', PATH, { choice: 'declined' })).statusCode).toBe(200);
      await holdRateWindows(open.db);
    }
  });

  test('accepting is refused, sets no cookie and stores nothing', async () => {
    const reply = await open.visitor().call('POST', PATH, { choice: 'accepted' });
    expect([reply.statusCode, reply.json().code, choiceCookie(reply)]).toEqual([429, 'site/rate-limited', undefined]);
    expect(await receipts()).toHaveLength(60);
  });

  spec('CONS-25', 'declining still works, without a receipt', async () => {
    const visitor = open.visitor();
    visitor.setCookie(COOKIE.visitor, 'own|1|2|3|4');
    const reply = await visitor.call('POST', PATH, { choice: 'declined' });
    expect([reply.statusCode, choiceCookie(reply)?.value, reply.headers['clear-site-data']]).toEqual([
      200,
      'false',
      '"storage"',
    ]);
    expect(visitor.cookies.has(COOKIE.visitor)).toBe(false);
    expect(await receipts()).toHaveLength(60);
  });
});
