import { CONTEXT_ELEMENT_ID, type PageContext } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page-data';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';

const HOST = 'shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

/** The page data in the HTML. */
function dataIn(html: string): PageData {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${CONTEXT_ELEMENT_ID}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

interface Asking {
  readonly host?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

async function contextAt(path: string, { host = HOST, cookies = {} }: Asking = {}): Promise<PageContext> {
  const visitor = open.visitor(host);
  for (const [name, value] of Object.entries(cookies)) visitor.setCookie(name, value);
  return dataIn((await visitor.get(path)).body).context;
}

/** Another state of the example site. */
async function change(changes: Readonly<Record<string, unknown>>): Promise<string> {
  return open.load(patched(changes));
}

spec('SRV-01', 'every page of a site is served with its own context in it, the root too', async () => {
  for (const [path, title] of [
    ['/', 'Home'],
    ['/shop', 'Shop'],
    ['/shop/p/mug', 'Mug'],
  ] as const) {
    const visitor = open.visitor();
    const reply = await visitor.get(path);
    const { context, perRequest, release } = dataIn(reply.body);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(context).toMatchObject({ pagePath: path, pageTitle: title });
    expect(perRequest).toMatchObject({ crumb: visitor.cookies.get('crumb'), return: path });
    expect(release.shell.files[release.shell.entry]).toMatch(/^sha384-/);
    expect(reply.body).toContain(`<title>${title} · Example</title>`);
  }
});

test('the shell’s script comes last in a page and holds up nothing', async () => {
  const { body } = await open.visitor().get('/');
  expect(body.slice(body.lastIndexOf('<script'))).toMatch(
    /^<script (id="[^"]+" )?async src="[^"]+" integrity="sha384-[^>]+><\/script><\/body><\/html>$/,
  );
});

spec('CTX-03', 'the context says what the owner has made of the website', async () => {
  const ordinary = (await contextAt('/')).website;
  expect(ordinary).toMatchObject({
    title: 'Example',
    baseUrl: `http://${HOST}`,
    developerMode: false,
    cloneable: false,
  });
  expect(ordinary).not.toHaveProperty('typekitId');
  await change({ 'site.website': { developerMode: true, cloneable: true, typekitId: 'abc1def' } });
  expect((await contextAt('/', { host: `${HOST}:4123` })).website).toMatchObject({
    id: ordinary.id,
    baseUrl: `http://${HOST}:4123`,
    developerMode: true,
    cloneable: true,
    typekitId: 'abc1def',
  });
});

spec(['MAP-10', 'MAP-11'], 'the context carries the owner’s key for maps as base64', async () => {
  await change({ 'site.website': { mapsKey: 'AIza-example_key' } });
  const { mapsKey } = (await contextAt('/')).website;
  expect(mapsKey).toBe('QUl6YS1leGFtcGxlX2tleQ==');
  await change({ 'site.website': {} });
  expect((await contextAt('/')).website).not.toHaveProperty('mapsKey');
});

spec('CTX-04', 'the context names the collection on its page, and collection and item on an item’s page', async () => {
  const [home, shop, mug] = await Promise.all(['/', '/shop', '/shop/p/mug'].map((path) => contextAt(path)));
  expect(home).toMatchObject({ pageType: 2, websiteRoles: [] });
  for (const name of ['collection', 'collectionId', 'item', 'itemId']) expect(home).not.toHaveProperty(name);

  const collection = { id: shop?.pageId, title: 'Shop', path: '/shop' };
  expect(shop).toMatchObject({ collection, collectionId: shop?.pageId });
  expect(shop).not.toHaveProperty('item');

  const { id } = await open.db.selectFrom('product').select('id').where('slug', '=', 'mug').executeTakeFirstOrThrow();
  expect(mug).toMatchObject({
    pageType: 50,
    collection,
    collectionId: shop?.pageId,
    item: { id, title: 'Mug', path: '/shop/p/mug' },
    itemId: id,
  });
});

spec('CTX-05', 'the context carries fonts, cookie settings and the collections with sample content', async () => {
  expect(await contextAt('/')).toMatchObject({ googleFonts: [], typekitFonts: [], demoCollections: [] });
  await change({
    'site.website': { googleFonts: ['Lora'], typekitFonts: ['Futura PT'], demoCollections: ['/shop'] },
    'site.cookieSettings.cookieBannerText': '<p onclick="x">Cookies</p>',
  });
  const { pageId } = await contextAt('/shop');
  const context = await contextAt('/');
  expect(context).toMatchObject({ googleFonts: ['Lora'], typekitFonts: ['Futura PT'], demoCollections: [pageId] });
  expect(context.cookieSettings).toEqual({
    ...exampleDocument().site.cookieSettings,
    cookieBannerText: '<p>Cookies</p>',
  });
});

spec('CTX-06', 'the context tells cover page and parking page from an ordinary site', async () => {
  for (const websiteType of [1, 2, 0] as const) {
    await change({ 'site.website': { websiteType } });
    expect((await contextAt('/')).websiteType).toBe(websiteType);
  }
});

spec('CTX-07', 'the context says that a site is resold, whatever its document says', async () => {
  for (const status of ['resold', 'resold-grace-period', 'none'] as const) {
    const id = await change({ 'site.tagline': status });
    await open.db.updateTable('site').set({ status }).where('id', '=', id).execute();
    open.sites.invalidate(id);
    expect((await contextAt('/')).siteStatus).toBe(status);
    await change({ 'site.tagline': `still ${status}` });
    expect((await contextAt('/')).siteStatus).toBe(status);
  }
  const id = await change({});
  await expect(
    open.db
      .updateTable('site')
      .set({ status: 'sold' as 'none' })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('site_status_check');
});

spec('CTX-08', 'the context names a host at which the product answers with this very site', async () => {
  const { identifier, appDomain, website } = await contextAt('/');
  expect([identifier, appDomain]).toEqual(['example', 'colonnade.localhost']);
  const there = await contextAt('/', { host: `${identifier}.${appDomain}` });
  expect(there.website.id).toBe(website.id);
});

spec(
  'CTX-09',
  'the context of somebody nobody has signed in has no account and no role, whatever the cookies say',
  async () => {
    const claims = { account: 'admin', session: 'x', authenticatedAccount: '{"id":"1"}', websiteRoles: '[1]' };
    const context = await contextAt('/', { cookies: claims });
    expect(context).not.toHaveProperty('authenticatedAccount');
    expect(context.websiteRoles).toEqual([]);
  },
);

spec('CTX-10', 'the context carries every setting the runtime reads, as the owner wrote it', async () => {
  const settings = {
    storeSettings: {
      expressCheckout: true,
      measurementStandard: 'imperial',
      minimumSubtotalCents: 500,
      scarcityThreshold: 7,
    },
    useEscapeKeyToLogin: true,
    disqusShortname: 'example-shop',
    commentsEnabled: true,
    popupOverlaySettings: {
      style: 'card',
      enableMobile: true,
      version: 3,
      showUntilSignup: false,
      displayFrequency: 7,
    },
    mobileInfoBarSettings: { style: 'light', phone: '+1 503 555 0100' },
    pinterestOverlayOptions: { mode: 'hover' },
  };
  await change({ 'site.settings': settings });
  expect((await contextAt('/')).settings).toEqual(settings);
  await change({});
  const plain = (await contextAt('/')).settings;
  expect(plain).toEqual(exampleDocument().site.settings);
  expect(Object.keys(plain).sort()).toEqual(['commentsEnabled', 'storeSettings', 'useEscapeKeyToLogin']);
});

spec('ENUM-15', 'the context says of which version the template is, unless it is the newest', async () => {
  for (const [templateVersion, told] of [
    ['7', '7'],
    ['7.1', '7.1'],
    ['8', undefined],
  ] as const) {
    await change({ 'site.website': { templateVersion } });
    expect((await contextAt('/')).templateVersion).toBe(told);
  }
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
  await open.load({ ...exampleDocument('types', 'types.example'), pages });
  for (const pageType of types) {
    expect((await contextAt(`/type/${pageType}`, { host: 'types.example' })).pageType).toBe(pageType);
  }
  expect(await contextAt('/nothing/here', { host: 'types.example' })).toMatchObject({
    pageType: 100,
    pagePath: '/nothing/here',
  });
});
