import type { Failure } from 'shared-types/failure';
import { VIEWS_CALLS, type GetViewsReply } from 'shared-types/site/views';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { MEMBERS_WORD, withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const OTHER = { identifier: 'other', host: 'other.example' } as const;
const ADMIN = 'admin@shop.example';
const EDITOR = 'editor@shop.example';
const ELSEWHERE = 'admin@other.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(withLockedPages(exampleDocument()));
  await open.load(exampleDocument(OTHER.identifier, OTHER.host));
  await seedAccount(open.db, { email: ADMIN, roles: { example: ['admin'] } });
  await seedAccount(open.db, { email: EDITOR, roles: { example: ['editor'] } });
  await seedAccount(open.db, { email: ELSEWHERE, roles: { [OTHER.identifier]: ['admin'] }, platformRole: 'operate' });
});
afterAll(() => open.close());

const getViews = (browser: Shopper, remote: string, page: string) =>
  browser.get(`${VIEWS_CALLS.getViews.path}?${new URLSearchParams({ remote, page })}`);

async function signedIn(email: string, host?: string): Promise<Shopper> {
  const browser = open.visitor(host);
  await signIn(browser, email);
  return browser;
}

spec('PLAT-06', 'an administrator gets the inputs of one remote’s views on a page', async () => {
  const admin = await signedIn(ADMIN);
  const reply = await getViews(admin, 'mf-forms', '/');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const { views } = reply.json<GetViewsReply>();
  const page = (await admin.get('/')).body;
  const ids = [...page.matchAll(/data-block="([^"]+)" data-feature="[^"]+" data-remote="mf-forms"/g)].map(
    ([, id]) => id,
  );
  expect(ids).toHaveLength(1);
  expect(Object.keys(views)).toEqual(ids);
  const [view] = Object.values(views);
  expect(view?.block).toMatchObject({ id: ids[0], type: 9 });
  expect(Object.keys(view?.data ?? {})).toEqual(['forms/contact-form/form']);
  // Hydrating features get the same props as in the page itself.
  const commerce = Object.values((await getViews(admin, 'mf-commerce', '/')).json<GetViewsReply>().views);
  const [, inPage = ''] = /data-props="[^"]*">(\{"block":[^<]*)<\/script>/.exec(page) ?? [];
  expect(commerce).toContainEqual(JSON.parse(inPage));
  expect((await getViews(admin, 'mf-nobody', '/')).json()).toEqual({ views: {} });
});

spec('ROLE-04', 'nobody else gets them: no visitor, no other role, and nobody from another site', async () => {
  const answers = await Promise.all([
    getViews(open.visitor(), 'mf-forms', '/'),
    getViews(await signedIn(EDITOR), 'mf-forms', '/'),
    getViews(await signedIn(ELSEWHERE), 'mf-forms', '/'),
  ]);
  expect(answers.map((answer) => [answer.statusCode, answer.json<Failure>().code])).toEqual([
    [401, 'site/login-required'],
    [403, 'site/not-allowed'],
    [401, 'site/login-required'],
  ]);
});

spec('ROLE-04', 'a page that is locked for the caller, or missing, reveals nothing', async () => {
  const admin = await signedIn(ADMIN);
  for (const page of ['/nowhere', '//other.example/', 'https://other.example/', ''])
    expect((await getViews(admin, 'mf-forms', page)).statusCode).toBe(404);
  // Only members may read it, even administrators may not.
  expect((await admin.get('/members')).body).not.toContain(MEMBERS_WORD);
  expect((await getViews(admin, 'mf-blocks', '/members')).statusCode).toBe(404);
  const outside = await signedIn(ELSEWHERE, OTHER.host);
  const [own, foreign] = await Promise.all([getViews(admin, 'mf-forms', '/'), getViews(outside, 'mf-forms', '/')]);
  expect(Object.keys(own.json<GetViewsReply>().views)).not.toEqual(Object.keys(foreign.json<GetViewsReply>().views));
});

spec('SRV-09', 'another website’s page is refused, and so is an invalid question', async () => {
  const admin = await signedIn(ADMIN);
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `${VIEWS_CALLS.getViews.path}?remote=mf-forms&page=/`;
  const headers = { host: 'shop.example', cookie };
  const from = (more: object) => open.app.inject({ url, headers: { ...headers, ...more } });
  expect((await from({})).statusCode).toBe(200);
  expect((await from({ origin: 'https://bad.example' })).statusCode).toBe(403);
  expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (const query of [
    '',
    '?remote=mf-forms',
    '?page=/',
    '?remote=&page=/',
    `?remote=${'x'.repeat(101)}&page=/`,
    '?remote=a&remote=b&page=/',
  ])
    expect((await admin.get(VIEWS_CALLS.getViews.path + query)).statusCode).toBe(400);
});
