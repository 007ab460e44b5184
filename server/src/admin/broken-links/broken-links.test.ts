import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BROKEN_LINKS_CALLS, type DraftBrokenLink } from 'shared-types/admin/pages/broken-links';
import { LINK_CALLS, type LinkAnchor, type LinkPage } from 'shared-types/admin/pages/link-choices';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { EDITOR, preparePages, STRANGER, VIEWER } from '../pages/pages.fixture';

const server = preparePages();
const { as, change, create, draft, idOf, publish } = server;
const TEXT = exampleDocument().pages[0]!.blocks[0]!.id;
const GONE = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f9099';
const linked = (...hrefs: string[]) => hrefs.map((href) => `<p><a href="${href}">To ${href}</a></p>`).join('');
const write = async (pageId: string, html: string) =>
  change(await as(EDITOR), pageId, [{ op: 'replace', path: `/blocks/${TEXT}/settings/html`, value: html }]);
const brokenOf = async (pageId: string) => {
  const reply = await (await as(EDITOR)).get(`${BROKEN_LINKS_CALLS.getBrokenLinks.path}?pageId=${pageId}`);
  return reply.json<{ readonly links: readonly DraftBrokenLink[] }>().links.map(({ href, reason }) => [href, reason]);
};
const list = async (email = EDITOR) => (await (await as(email)).get(ADMIN_PATH.brokenLinks)).body;

test('links of a draft to pages, parts and files that are not there are found, and no others', async () => {
  const [id, editor] = [await idOf('/'), await as(EDITOR)];
  await create(editor, 'Hours', { path: '/hours' });
  const file = `/api/files/${GONE}/menu.pdf`;
  await write(
    id,
    linked(
      ...['/', '/shop', '/shop/p/mug', '/search', '/shop?a=b#x', '/config/', '/feeds/journal.xml'],
      ...['https://other.example/x', 'mailto:a@b.cc', '#top', `#block-${TEXT}`, `/#block-${TEXT}`],
      ...['/nowhere', '/shop/p/none', '/hours', `#block-${GONE}`, `/shop#block-${GONE}`, file],
    ),
  );
  expect(await brokenOf(id)).toEqual([
    ['/nowhere', 'page'],
    ['/shop/p/none', 'page'],
    ['/hours', 'draft'],
    [`#block-${GONE}`, 'anchor'],
    [`/shop#block-${GONE}`, 'anchor'],
    [file, 'file'],
  ]);
});

test('the list says where a link stands, who sees it, and leads to its block', async () => {
  const id = await idOf('/');
  await write(id, linked('/nowhere'));
  const path = `${ADMIN_PATH.pageEditor.replace('{slug}', id)}?block=${TEXT}`;
  expect(await list()).toContain('Only in the draft.');
  expect(await list()).toContain(`href="${path}"`);
  await publish(await as(EDITOR), id);
  expect(await list()).toContain('Visitors see it.');
  expect((await (await as(EDITOR)).get(ADMIN_PATH.home)).body).toContain('1 broken link to fix');
  await write(id, linked('/'));
  expect(await list()).toContain('Visitors see it until the changed page is published.');
  await publish(await as(EDITOR), id);
  expect(await list()).toContain('All links of your site lead somewhere.');
});

test('a link whose page is deleted is broken, and one to a private page is too', async () => {
  const editor = await as(EDITOR);
  const id = await create(editor, 'Studio', { path: '/studio' });
  await change(editor, id, [{ op: 'replace', path: '/description', value: 'The studio' }]);
  await publish(editor, id);
  const home = await idOf('/');
  await write(home, linked('/studio'));
  expect(await brokenOf(home)).toEqual([]);
  await change(editor, id, [{ op: 'add', path: '/lock', value: { by: 'accounts' } }]);
  await publish(editor, id);
  expect(await brokenOf(home)).toEqual([['/studio', 'private']]);
  const { removePage } = PAGES_CALLS;
  const { revision } = await draft(editor, id);
  const reply = await editor.call(removePage.method, removePage.path, { pageId: id, revision });
  expect(reply.statusCode).toBe(200);
  expect(await brokenOf(home)).toEqual([['/studio', 'page']]);
});

test('links of the header, the footer and the announcement are checked too', async () => {
  const document = exampleDocument();
  await server.open.db.updateTable('site').set({ document_hash: '' }).execute();
  await server.open.load({
    ...document,
    site: {
      ...document.site,
      navigation: [{ title: 'Hours', path: '/no-hours' }],
      announcement: { text: 'Closed', link: { title: 'Why', href: '/no-why' } },
    },
  });
  const body = await list();
  expect(body).toContain('/no-hours');
  expect(body).toContain('/no-why');
  expect(body).toContain(`href="${ADMIN_PATH.announcement}"`);
});

test('the link editor gets the pages of the site, and the parts of one', async () => {
  const editor = await as(EDITOR);
  const { pages } = (await editor.get(LINK_CALLS.getLinkPages.path)).json<{ readonly pages: readonly LinkPage[] }>();
  expect(pages).toContainEqual({ path: '/shop', title: expect.any(String), isCollection: true });
  expect(pages.some(({ path }) => path.includes('{'))).toBe(false);
  const at = async (path: string) =>
    (await editor.get(`${LINK_CALLS.getLinkAnchors.path}?path=${encodeURIComponent(path)}`)).json<{
      readonly anchors: readonly LinkAnchor[];
    }>().anchors;
  expect((await at('/')).map(({ anchor }) => anchor)).toContain(`#block-${TEXT}`);
  expect(await at('/nowhere')).toEqual([]);
});

test('a role without pages, another site’s owner and strangers get nothing', async () => {
  const id = await idOf('/');
  const path = `${BROKEN_LINKS_CALLS.getBrokenLinks.path}?pageId=${id}`;
  expect((await (await as(VIEWER)).get(path)).statusCode).toBe(403);
  expect((await (await as(STRANGER, 'other.example')).get(path)).statusCode).toBe(404);
  for (const one of [path, LINK_CALLS.getLinkPages.path, `${LINK_CALLS.getLinkAnchors.path}?path=%2F`])
    expect((await server.open.visitor().get(one)).statusCode).toBe(401);
});
