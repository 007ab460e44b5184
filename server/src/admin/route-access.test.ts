import Fastify, { type RouteOptions } from 'fastify';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { spec } from '../../../tools/testing/spec';
import { signIn } from '../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../tools/testing/store/shopper';
import type { Services } from '../site/services';
import { adminArea } from './admin.area';
import { registerDeclared, type Access } from './route-access';

const COMMENTER = 'commenter@shop.example';
/** Access that commenters have as well. */
const FOR_ALL: readonly Access[] = ['everyone', 'signed-in', 'admin.open'];

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [COMMENTER]: ['commenter'] } });
});
afterAll(() => open.close());

interface Registered {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly access: Access | undefined;
}

function registered(): Registered[] {
  const found: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => void found.push(route));
  for (const route of adminArea.routes) route(app, { config: { dataDir: '' } } as Services);
  return found
    .flatMap(({ method, url, config }) => [method].flat().map((one) => ({ method: one, url, access: config?.access })))
    .filter((route): route is Registered => route.method !== 'HEAD');
}

/** Sends a body that no schema accepts, by script. */
async function answerTo({ method, url }: Registered, browser: Shopper, body: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const crumb = browser.cookies.get(CRUMB_PARAMETER) ?? '';
  const reply = await open.app.inject({
    method,
    url: `${url}?crumb=${crumb}&language=${'x'.repeat(500)}&remote=no%20remote`,
    headers: { host: 'shop.example', cookie, accept: 'application/json', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { payload: body }),
  });
  return { status: reply.statusCode, body: reply.body };
}

spec(
  'ROLE-04',
  'an account without access learns nothing of a route’s input: not even a malformed body is read',
  async () => {
    const commenter = open.visitor();
    await signIn(commenter, COMMENTER);
    const routes = registered().filter(({ access }) => access === undefined || !FOR_ALL.includes(access));
    expect(routes.length).toBeGreaterThan(40);
    for (const route of routes)
      for (const body of ['{"nothing":["it","takes"]}', '{'])
        expect([route.url, await answerTo(route, commenter, body)]).toEqual([
          route.url,
          { status: 403, body: expect.stringMatching(/"code":"site\/not-allowed","authorizationFail":true\}$/) },
        ]);
  },
);

spec('ROLE-04', 'a signed-out visitor is asked to sign in by every route, whatever is sent', async () => {
  const routes = registered().filter(({ access }) => access !== 'everyone');
  for (const route of routes) {
    const { status, body } = await answerTo(route, open.visitor(), '{');
    // A browser that opens a file is led to the sign-in page.
    const isRight = status === 303 || (status === 401 && body.includes('"code":"site/login-required"'));
    expect([route.url, status, isRight]).toEqual([route.url, status, true]);
  }
});

spec('ROLE-04', 'a form without script is refused by role before its fields are parsed', async () => {
  const commenter = open.visitor();
  await signIn(commenter, COMMENTER);
  const posts = registered().filter(({ method, access }) => method === 'POST' && access === 'orders.edit');
  expect(posts.length).toBeGreaterThan(3);
  for (const { url } of posts) {
    const page = await commenter.post(url, { number: 'none', page: '/', block: '' });
    expect([url, page.body.includes('is invalid')]).toEqual([url, false]);
  }
});

test('a route that declares no access stops the start', () => {
  const start = (config: { readonly access?: Access }) => () =>
    registerDeclared(Fastify(), { config: { dataDir: '' } } as Services, [
      (app) => void app.get('/api/config/new', { config }, async () => 'for everybody'),
    ]);
  expect(start({})).toThrow(
    "GET /api/config/new does not say who may use it: declare its access, for example 'orders.edit'.",
  );
  expect(start({ access: 'orders.edit' })).not.toThrow();
});
