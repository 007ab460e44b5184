import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { spec } from '../../../../../tools/testing/spec';
import { dataIn, prepareContexts } from './page-context.fixture';

const contexts = prepareContexts();
const { contextAt } = contexts;

spec('SRV-01', 'every page of a site has its own context, the root too', async () => {
  for (const [path, title] of [
    ['/', 'Home'],
    ['/shop', 'Shop'],
    ['/shop/p/mug', 'Mug'],
  ] as const) {
    const visitor = contexts.open.visitor();
    const reply = await visitor.get(path);
    const { context, perRequest, release } = dataIn(reply.body);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(context).toMatchObject({ pagePath: path, pageTitle: title });
    expect(perRequest).toMatchObject({ crumb: visitor.cookies.get('crumb'), return: path });
    expect(release.shell.files[release.shell.entry]).toMatch(/^sha384-/);
    expect(reply.body).toContain(`<title>${title} · Example</title>`);
  }
});

test('the shell’s script comes last in a page and delays nothing', async () => {
  const { body } = await contexts.open.visitor().get('/');
  expect(body.slice(body.lastIndexOf('<script'))).toMatch(
    /^<script (id="[^"]+" )?async src="[^"]+" integrity="sha384-[^>]+><\/script><\/body><\/html>$/,
  );
});

test('a page reports that its own request carried Global Privacy Control, and no other page does', async () => {
  const headers = { host: 'shop.example', 'sec-gpc': '1' };
  const privacyControlOf = async (more: object) =>
    dataIn((await contexts.open.app.inject({ url: '/', headers: { ...headers, ...more } })).body).privacyControl;
  expect([await privacyControlOf({}), await privacyControlOf({ 'sec-gpc': '0' }), await privacyControlOf({})]).toEqual([
    true,
    undefined,
    true,
  ]);
});

spec('CTX-04', 'the context gives the collection on its page, and collection and item on an item’s page', async () => {
  const [home, shop, mug] = await Promise.all(['/', '/shop', '/shop/p/mug'].map((path) => contextAt(path)));
  expect(home).toMatchObject({ pageType: 2, websiteRoles: [] });
  for (const name of ['collection', 'collectionId', 'item', 'itemId']) expect(home).not.toHaveProperty(name);

  const collection = { id: shop?.pageId, title: 'Shop', path: '/shop' };
  expect(shop).toMatchObject({ collection, collectionId: shop?.pageId });
  expect(shop).not.toHaveProperty('item');

  const { id } = await contexts.open.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'mug')
    .executeTakeFirstOrThrow();
  expect(mug).toMatchObject({
    pageType: 50,
    collection,
    collectionId: shop?.pageId,
    item: { id, title: 'Mug', path: '/shop/p/mug' },
    itemId: id,
  });
});

spec('CTX-08', 'the context gives a host where the product serves this site', async () => {
  const { identifier, appDomain, website } = await contextAt('/');
  expect([identifier, appDomain]).toEqual(['example', 'colonnade.localhost']);
  const there = await contextAt('/', { host: `${identifier}.${appDomain}` });
  expect(there.website.id).toBe(website.id);
});

spec('CTX-09', 'an anonymous visitor’s context has no account and no role, whatever the cookies say', async () => {
  const claims = { account: 'admin', session: 'x', authenticatedAccount: '{"id":"1"}', websiteRoles: '[1]' };
  const context = await contextAt('/', { cookies: claims });
  expect(context).not.toHaveProperty('authenticatedAccount');
  expect(context.websiteRoles).toEqual([]);
});

spec(['ENUM-01', 'SRV-02'], 'a page of each type is served with its number', async () => {
  const types = [
    1, 2, 3, 50, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 300, 301,
  ] as const;
  const [home, ...others] = exampleDocument('types', 'types.example').pages;
  const empty = { raw: false, layout: { columns: 12, rows: [] } } as const;
  const page = (pageType: (typeof types)[number] | 100) => ({
    path: `/type/${pageType}`,
    pageType,
    title: `Type ${pageType}`,
    description: '',
    body: empty,
    blocks: [],
  });
  const pages = [...(home ? [home] : []), ...others, ...types.map(page), page(100)];
  await contexts.open.load({ ...exampleDocument('types', 'types.example'), pages });
  for (const pageType of types) {
    expect((await contextAt(`/type/${pageType}`, { host: 'types.example' })).pageType).toBe(pageType);
  }
  expect(await contextAt('/nothing/here', { host: 'types.example' })).toMatchObject({
    pageType: 100,
    pagePath: '/nothing/here',
  });
});
