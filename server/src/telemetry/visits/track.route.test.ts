import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { TRACK_TEXT_MAX, VISIT_CALLS, type Track } from 'shared-types/telemetry/visits';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { OPEN, openTrackedSites, RESTRICTED } from '../tracked-sites.fixture';

const TRACK = {
  landing: 'http://open.example/shop?source=letter',
  refer: 'https://search.example/results?q=mugs',
  rk: 'chance',
  lang: 'en-GB',
  screen: '1280x800',
  source: 'letter',
};
const { rk: _, ...KEPT } = TRACK;
/** A site with a page whose address is too long. */
const LONG = 'long.example';

const sites = openTrackedSites();
const { stored } = sites;

interface TrackRequest {
  readonly host?: string;
  readonly visitor?: Shopper;
  readonly crumb?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the call as a page does, by an image. */
function send(track: object, { host = OPEN, visitor = sites.open.visitor(host), crumb, headers }: TrackRequest = {}) {
  const own = visitor.cookies.get('crumb') ?? '';
  const query = new URLSearchParams({ ...track, crumb: crumb ?? own });
  return sites.open.app.inject({
    method: 'GET',
    url: `${VISIT_CALLS.track.path}?${query}`,
    headers: {
      host,
      accept: 'image/*',
      'sec-fetch-site': 'same-origin',
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    },
  });
}

spec(
  ['SRV-26', 'VISIT-10', 'VISIT-11', 'VISIT-12'],
  'answers with an image, and stores how the visitor came',
  async () => {
    const reply = await send(TRACK);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    expect(reply.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    expect(reply.rawPayload.length).toBeLessThan(50);
    expect(await stored()).toEqual([{ kind: 'visit', name: 'track', origin: 'page', path: '/shop', data: KEPT }]);
  },
);

test('a call by another website, or without the visitor’s crumb, is refused', async () => {
  expect((await send(TRACK, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  for (const crumb of ['', 'C'.repeat(22)]) expect((await send(TRACK, { crumb })).statusCode).toBe(403);
  expect(await stored()).toEqual([]);
});

test('missing, repeated and non-text values are refused', async () => {
  for (const name of Object.keys(KEPT).filter((one) => one !== 'source')) {
    const { [name as keyof typeof TRACK]: __, ...rest } = TRACK;
    expect([name, (await send(rest)).statusCode]).toEqual([name, 400]);
  }
  const visitor = sites.open.visitor(OPEN);
  const doubled = `${new URLSearchParams({ ...TRACK, crumb: visitor.cookies.get('crumb') ?? '' })}&landing=x`;
  const reply = await sites.open.app.inject({
    url: `${VISIT_CALLS.track.path}?${doubled}`,
    headers: { host: OPEN, cookie: `crumb=${visitor.cookies.get('crumb')}` },
  });
  expect(reply.statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

spec('CONS-28', 'a restrictive site stores nothing before consent, and still answers with an image', async () => {
  const visitor = sites.open.visitor();
  for (const recorded of [0, 1]) {
    const reply = await send(TRACK, { visitor, host: 'shop.example' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(await stored()).toHaveLength(recorded);
    await visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'accepted' });
  }
});

spec('CONS-35', 'a site that restricts visitor data stores page, previous site and campaign', async () => {
  await send(TRACK, { host: RESTRICTED });
  expect(await stored()).toMatchObject([
    {
      data: {
        landing: 'http://open.example/shop',
        refer: 'https://search.example',
        lang: '',
        screen: '',
        source: 'letter',
      },
    },
  ]);
});

test.each(['order', 'review'])('the token of an order in /checkout/%s is never stored', async (page) => {
  await send({ ...TRACK, refer: `http://open.example/checkout/${page}/sEcReT` });
  expect(await stored()).toMatchObject([{ data: { refer: `http://open.example/checkout/${page}/:token` } }]);
  expect(JSON.stringify(await stored())).not.toContain('sEcReT');
});

test('of the site’s own previous page only the path is stored: the query may hold a token or search words', async () => {
  for (const address of ['/site-users/reset?token=sEcReT', '/config/reset?token=sEcReT', '/search?q=secretly'])
    await send({ ...TRACK, refer: `http://open.example${address}` });
  const refers = (await stored()).map(({ data }) => (data as Track).refer);
  const paths = ['/config/reset', '/search', '/site-users/reset'];
  expect([...refers].sort()).toEqual(paths.map((path) => `http://open.example${path}`));
  expect(JSON.stringify(await stored())).not.toMatch(/secret/i);
});

test('a token that opens an account is removed from every address', async () => {
  const email = 'http://open.example/pl/site-users/reset?token=sEcReT';
  await send({ ...TRACK, refer: email.replace('open', 'other'), source: email });
  expect(await stored()).toMatchObject([{ data: { source: 'http://open.example/pl/site-users/reset' } }]);
  expect(JSON.stringify(await stored())).not.toContain('sEcReT');
});

test('a page whose address is too long for the call is found by the referrer', async () => {
  const path = `/${'ж'.repeat(60)}`;
  const document = exampleDocument('long', LONG);
  const page = { ...document.pages[0], path, blocks: [], body: { raw: false, layout: { columns: 12, rows: [] } } };
  await sites.open.load(
    patched({ 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false, 'pages.3': page }, document),
  );
  const landing = new URL(path, `http://${LONG}`).href;
  const sent = { ...TRACK, landing: landing.slice(0, TRACK_TEXT_MAX) };
  await send(sent, { host: LONG, headers: { referer: landing } });
  // The page is unknown if the browser sends no referrer.
  await send(sent, { host: LONG });
  expect(await stored()).toMatchObject([{ name: 'track', path }]);
});

test('a page with a long query is found by its path', async () => {
  const landing = `${TRACK.landing}&${'x'.repeat(TRACK_TEXT_MAX)}`.slice(0, TRACK_TEXT_MAX);
  await send({ ...TRACK, landing });
  expect(await stored()).toMatchObject([{ name: 'track', path: '/shop' }]);
});
