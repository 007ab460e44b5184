import Fastify from 'fastify';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleDocument } from '../../../../../../tools/testing/site/example-document';
import { openExample } from '../../../../../../tools/testing/site/open-example';
import { REMOVED } from '../../../../../../tools/testing/site/patched';
import { spec } from '../../../../../../tools/testing/spec';
import type { TelemetryServices } from '../../../../telemetry/telemetry-services';
import { ROUTES } from '../../../../main/server';
import { expectMistake, mistakesWith, type WrongPart } from '../../mistakes.fixture';

const itemPage = exampleDocument().pages[2];

test.each<WrongPart>([
  ['a path', { 'pages.1.path': '/Shop' }, 'pages[1].path: must be a path such as /about'],
  ['a path that climbs', { 'pages.1.path': '/a/../b' }, 'pages[1].path: must be a path such as /about'],
  ['a pattern in the middle', { 'pages.2.path': '/{slug}/x' }, 'pages[2].path: must be a path such as /about'],
  ['the platform’s path', { 'pages.1.path': '/universal/x' }, 'pages[1].path: the server answers /universal/x itself.'],
  ['a taken path', { 'pages.1.path': '/api/x' }, 'pages[1].path: the server answers /api/x itself.'],
  [
    'a path for members',
    { 'pages.1.path': '/site-users/x' },
    'pages[1].path: the server answers /site-users/x itself.',
  ],
  ['a path twice', { 'pages.1.path': '/' }, 'pages[1].path: there is another page at "/".'],
  ['no root', { 'pages.0.path': '/home' }, 'pages: there is no page at /.'],
  [
    'two patterns in one place',
    {
      'pages.3': {
        ...itemPage,
        path: '/shop/p/{token}',
        collection: undefined,
        blocks: [],
        body: { raw: false, layout: { columns: 12, rows: [] } },
      },
    },
    'pages[3].path: there is another pattern at "/shop/p/".',
  ],
  [
    'an item page without collection',
    { 'pages.2.collection': REMOVED },
    'pages[2].collection: is missing: a page for items must say whose items it shows.',
  ],
  ['a collection that is none', { 'pages.2.collection': '/gone' }, 'pages[2].collection: there is no page at /gone.'],
  [
    'a collection on a plain page',
    { 'pages.1.collection': '/' },
    'pages[1].collection: belongs to a page whose path ends in {slug}.',
  ],
  [
    'a block that asks for reviews on another page',
    { 'pages.1.blocks.0.type': BLOCK_TYPE.review },
    'pages[1].blocks: reviews are asked for on pages of type 209 alone.',
  ],
  ['a page type', { 'pages.1.pageType': 4 }, 'pages[1].pageType: must be the number of a page type.'],
])('%s is refused', expectMistake);

/** Addresses the server answers itself, with parameters; the page route answers the rest. */
function ownAddresses(): string[] {
  const found = new Set<string>();
  const app = Fastify();
  app.addHook('onRoute', ({ url }) => void (url !== '/*' && found.add(url.replace(/:\w+|\*/g, 'x').toLowerCase())));
  for (const route of ROUTES) route(app, { config: { dataDir: '' } } as TelemetryServices);
  return [...found];
}

const isRefused = (path: string) =>
  mistakesWith({ 'pages.1.path': path, 'pages.2.collection': '/' }).some((mistake) =>
    mistake.includes(': the server answers'),
  );

spec('ROUTE-05', 'no page can have an address reserved for the server', () => {
  const addresses = ownAddresses();
  expect(addresses).toEqual(expect.arrayContaining(['/healthz', '/commerce/goto-checkout', '/images/x/x']));
  expect(addresses.filter((path) => !isRefused(path))).toEqual([]);
  // Reserved for the future.
  expect(['/config', '/config/design', '/frame/x'].filter((path) => !isRefused(path))).toEqual([]);
  expect(['/commerce', '/commerce/x', '/configuration', '/search', '/checkout/subscribe'].filter(isRefused)).toEqual(
    [],
  );
});

spec(
  'ROUTE-05',
  'at an address without a page a visitor gets the not-found page, and a call an error code',
  async () => {
    const { visitor, app, close } = await openExample();
    for (const path of ['/nowhere', '/shop/p/nothing', '/shop/p', '/index.php', '/api/nowhere', '/%00'])
      expect([path, (await visitor().get(path)).statusCode]).toEqual([path, 404]);
    const call = await app.inject({ method: 'POST', url: '/api/nowhere', headers: { host: 'shop.example' } });
    expect([call.statusCode, call.json()]).toMatchObject([404, { code: 'site/not-found' }]);
    await close();
  },
);
