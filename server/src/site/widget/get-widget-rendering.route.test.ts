import { OUTSIDE_BLOCK_TYPES } from 'shared-types/outside';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { WIDGET_CALLS } from 'shared-types/site/page/widget';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { MEMBERS_WORD } from '../../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { MIA, prepareMembers } from '../member-session/members.fixture';

const { path: PATH } = WIDGET_CALLS.getWidgetRendering;
const BILINGUAL = 'bilingual.example';
const members = prepareMembers();
beforeAll(() => members.open.load(bilingualDocument()));
beforeEach(() => members.open.db.deleteFrom('rate_window').execute());

/** A stored block of a page. */
const blockAt = async (path: string, host = 'shop.example') => {
  const site = await members.open.sites.byHost(host);
  const block = [...(site?.pageAt(path)?.page.blocks.values() ?? [])][0];
  if (!block) throw new Error(`There is no block at ${path}.`);
  return block;
};
const getWidget = (browser: Shopper, widget: unknown, page?: string) =>
  browser.post(PATH, { widgetJSON: JSON.stringify(widget), ...(page === undefined ? {} : { page }) });
/** The block in its page's HTML, from its element to the end of its text. */
const partOf = (html: string, id: string) => {
  const from = html.indexOf(`<div class="block" id="block-${id}"`);
  return from < 0 ? '' : html.slice(from, from + 400);
};

spec('SRV-25', 'a block is rendered as on its page, for a form with its type, id and value', async () => {
  const { id, type } = await blockAt('/');
  const visitor = members.open.visitor();
  const reply = await getWidget(visitor, { type, id, value: { html: '<p>Mine</p>' }, collectionId: 'x' });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const { html } = reply.json<{ data: { html: string } }>().data;
  expect(html).toContain('<p>Hello</p>');
  // Nobody sees what a caller claims the block contains.
  expect(html).not.toContain('Mine');
  const page = (await visitor.get('/')).body;
  expect(html.slice(0, 400)).toBe(partOf(page, id).slice(0, html.length));
  expect((await getWidget(visitor, { type: String(type), id: id.toUpperCase() })).statusCode).toBe(200);
});

spec('SRV-25', 'personal and item blocks are rendered too, in the language of the page', async () => {
  const visitor = members.open.visitor();
  const product = await blockAt('/shop/p/mug');
  expect((await getWidget(visitor, product)).statusCode).toBe(404);
  const html = async (page: string) => (await getWidget(visitor, product, page)).json().data.html;
  const shown = await html('/shop/p/mug');
  expect(shown).toContain('Hold it.');
  // Its forms work: they contain this visitor's crumb, and return to the block's page.
  expect(shown).toContain(`value="${visitor.cookies.get('crumb')}"`);
  expect(shown).toContain('value="/shop/p/mug"');
  const [, variantId] = /name="variantId" checked="" value="([^"]*)"/.exec(shown) ?? [];
  expect((await visitor.call('POST', CART_CALLS.addLine.path, { variantId, quantity: 1 })).statusCode).toBe(200);
  const polish = await blockAt('/pl', BILINGUAL);
  const answer = await getWidget(members.open.visitor(BILINGUAL), polish);
  expect(answer.json().data.html).toContain('Hello');
  const form = [...((await members.open.sites.byHost(BILINGUAL))?.pageAt('/pl')?.page.blocks.values() ?? [])][1];
  expect((await getWidget(members.open.visitor(BILINGUAL), form)).json().data.html).toContain('/pl');
});

spec(
  ['SRV-25', 'ROLE-03'],
  'a block on a locked page is for visitors who may open the page, and does not exist for others',
  async () => {
    const block = await blockAt('/members');
    const outside = await getWidget(members.open.visitor(), block, '/members');
    const nothing = await getWidget(members.open.visitor(), {
      ...block,
      id: '00000000-0000-4000-8000-00000000dead',
    });
    expect([outside.statusCode, outside.json().code, outside.body.includes(MEMBERS_WORD)]).toEqual([
      404,
      'site/not-found',
      false,
    ]);
    expect(nothing.body).toBe(outside.body);
    const mia = await members.signedIn(MIA);
    expect((await getWidget(mia, block)).json().data.html).toContain(MEMBERS_WORD);
  },
);

spec(
  'SRV-25',
  'blocks of other sites, other pages, other types and of the admin area are indistinguishable from missing ones',
  async () => {
    const visitor = members.open.visitor();
    const [own, foreign] = [await blockAt('/'), await blockAt('/', BILINGUAL)];
    const site = await members.open.sites.byHost('shop.example');
    const [admin] = [...(site?.adminPages.signIn.blocks.values() ?? [])];
    const replies = [
      await getWidget(visitor, foreign),
      await getWidget(visitor, own, '/shop'),
      await getWidget(visitor, own, '/nowhere'),
      await getWidget(visitor, own, '//evil.example/'),
      await getWidget(visitor, { ...own, type: BLOCK_TYPE.gallery }),
      await getWidget(visitor, admin),
      await getWidget(visitor, admin, '/config/sign-in'),
    ];
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(404);
  },
);

spec('SRV-25', 'a block may be of any type, other teams’ too', async () => {
  const visitor = members.open.visitor();
  const { id } = await blockAt('/');
  const statusFor = async (type: number) => (await getWidget(visitor, { type, id })).statusCode;
  const { first, last } = OUTSIDE_BLOCK_TYPES;
  expect([await statusFor(first), await statusFor(10_400), await statusFor(last)]).toEqual([404, 404, 404]);
  expect([await statusFor(0), await statusFor(last + 1)]).toEqual([400, 400]);
});

spec('SRV-25', 'a call without the crumb, from another site, too large or too frequent is refused', async () => {
  const visitor = members.open.visitor();
  const widget = await blockAt('/');
  const send = (payload: string, headers: object = {}) =>
    members.open.app.inject({
      method: 'POST',
      url: PATH,
      headers: {
        host: 'shop.example',
        cookie: `crumb=${visitor.cookies.get('crumb')}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload,
    });
  const right = new URLSearchParams({ widgetJSON: JSON.stringify(widget) }).toString();
  expect((await send(right)).json()).toMatchObject({ code: 'site/crumb', crumbFail: true });
  const crumb = `crumb=${visitor.cookies.get('crumb')}`;
  expect((await send(`${right}&${crumb}`)).statusCode).toBe(200);
  expect((await send(`${right}&${crumb}`, { origin: 'https://evil.example' })).json().code).toBe('site/origin');
  expect((await send(`${right}&${crumb}&value=${'x'.repeat(300_000)}`)).statusCode).toBe(413);
  await members.open.db.deleteFrom('rate_window').execute();
  const statuses = await Promise.all(
    Array.from({ length: 121 }, async () => (await send(`${right}&${crumb}`)).statusCode),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
