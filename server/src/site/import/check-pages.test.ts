import Fastify from 'fastify';
import { openExample } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import type { Services } from '../../http/services';
import { ROUTES } from '../../server';
import { checkDocument } from './check-document';

/** Addresses the server answers itself, their parameters filled; the page route answers the rest. */
function ownAddresses(): string[] {
  const found = new Set<string>();
  const app = Fastify();
  app.addHook('onRoute', ({ url }) => void (url !== '/*' && found.add(url.replace(/:\w+|\*/g, 'x').toLowerCase())));
  for (const route of ROUTES) route(app, { config: {} } as Services);
  return [...found];
}

const isRefused = (path: string) =>
  checkDocument(patched({ 'pages.1.path': path, 'pages.2.collection': '/' })).mistakes.some(({ says }) =>
    says.startsWith('the server answers'),
  );

spec('ROUTE-05', 'no page can have an address the server answers itself', () => {
  const addresses = ownAddresses();
  expect(addresses).toEqual(expect.arrayContaining(['/healthz', '/commerce/goto-checkout', '/images/x/x']));
  expect(addresses.filter((path) => !isRefused(path))).toEqual([]);
  // Kept for what is to come.
  expect(['/config', '/config/design', '/frame/x'].filter((path) => !isRefused(path))).toEqual([]);
  expect(['/commerce', '/commerce/x', '/configuration', '/search', '/checkout/subscribe'].filter(isRefused)).toEqual(
    [],
  );
});

spec('ROUTE-05', 'where nothing is, a visitor gets the page that says so, and a call a code', async () => {
  const { visitor, app, close } = await openExample();
  for (const path of ['/nowhere', '/shop/p/nothing', '/shop/p', '/Shop', '/index.php', '/api/nowhere', '/%00'])
    expect([path, (await visitor().get(path)).statusCode]).toEqual([path, 404]);
  const call = await app.inject({ method: 'POST', url: '/api/nowhere', headers: { host: 'shop.example' } });
  expect([call.statusCode, call.json()]).toMatchObject([404, { code: 'site/not-found' }]);
  await close();
});
