import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { createPage } from '../page-draft/create-page';
import { prepareOwnedPages, set } from './pages.fixture';

const pages = prepareOwnedPages();
const { change, idOf, imports, publish, putBack, reload, remove } = pages;

const document = exampleDocument();
const [home, shop, items] = document.pages;
const TEXT = home!.blocks[0]!.id;

const row = async (path: string) => {
  const found = imports.db.selectFrom('page').select(['id', 'title', 'path']).where('path', '=', path);
  return found.executeTakeFirst();
};
const html = async () => {
  const block = imports.db.selectFrom('block').select('settings').where('id', '=', TEXT);
  return (await block.executeTakeFirstOrThrow()).settings as {
    readonly html: string;
    readonly picture: { readonly src: string };
  };
};
const withHome = (changes: object) => ({ ...document, pages: [{ ...home!, ...changes }, shop!, items!] });
const kept = (result: Awaited<ReturnType<typeof reload>>) => (result.ok ? result.kept : result.errors);

test('a page published here is unchanged, whatever its document says, and the import says so', async () => {
  const id = await idOf('/');
  await change(id, set(`/blocks/${TEXT}/settings/html`, '<p>Mine</p>'));
  await publish([id]);
  const result = await reload(withHome({ title: 'Theirs' }));
  expect(kept(result)).toEqual(['The page / was published in the admin area and was kept.']);
  expect([await row('/'), (await html()).html]).toEqual([{ id, title: 'Home', path: '/' }, '<p>Mine</p>']);
  // All others still belong to the document.
  await reload({ ...document, pages: [home!, { ...shop!, title: 'Theirs' }, items!] });
  expect((await row('/shop'))?.title).toBe('Theirs');
});

test('a page that an owner has moved is kept there, and the document’s does not return', async () => {
  const about = {
    ...home!,
    path: '/about',
    socialImage: 'logo',
    body: { ...home!.body, layout: { columns: 12, rows: [] } },
    blocks: [],
  };
  await reload({ ...document, pages: [...document.pages, about] });
  const id = await idOf('/about');
  await change(id, set('/path', '/team'));
  await publish([id]);
  const result = await reload({ ...document, pages: [...document.pages, about] });
  expect(kept(result)).toEqual(['The page /about was published in the admin area, at /team, and was kept.']);
  expect([await row('/about'), (await row('/team'))?.id]).toEqual([undefined, id]);
  // Not even if the document no longer contains it.
  await reload();
  expect((await row('/team'))?.id).toBe(id);
});

test('its pictures stay, and show new bytes of a picture with the same name', async () => {
  const id = await idOf('/');
  await change(id, set('/title', 'Mine'));
  await publish([id]);
  const before = (await html()).picture.src;
  imports.files['logo.png'] = imports.files['mug.jpg']!;
  await reload();
  const after = (await html()).picture.src;
  expect(after).not.toBe(before);
  const { assets, ...rest } = document;
  await reload({
    ...rest,
    assets: assets.filter(({ name }) => name !== 'logo'),
    pages: [{ ...home!, blocks: [{ ...home!.blocks[0]!, settings: {} }, home!.blocks[1]!] }, shop!, items!],
  });
  expect((await html()).picture.src).toBe(after);
  expect((await imports.all('asset')).map(({ name }) => name).sort()).toEqual(['logo', 'mug']);
});

test('products of the document follow their shop to where an owner has moved it', async () => {
  const [store, slugs] = [await idOf('/shop'), await idOf('/shop/p/{slug}')];
  await change(store, set('/path', '/store'));
  await change(slugs, [...set('/path', '/store/p/{slug}'), ...set('/collection', '/store')]);
  expect(await publish([store, slugs])).toMatchObject({ kind: 'published' });
  expect(await reload()).toMatchObject({ ok: true });
  const products = await imports.all('product');
  expect(products.map(({ collection_id: shopId }) => shopId)).toEqual([store, store]);
});

test('a path of a page published here is refused to a document', async () => {
  const { siteId, author } = pages;
  const made = await createPage(imports.db, { siteId, author, title: 'About', path: '/about' });
  await publish([made.kind === 'created' ? made.pageId : '']);
  const about = { ...home!, path: '/about', body: { raw: false, layout: { columns: 12, rows: [] } }, blocks: [] };
  expect(await reload({ ...document, pages: [...document.pages, about] })).toEqual({
    ok: false,
    errors: ['pages[3].path: /about belongs to a page published in the admin area.'],
  });
  expect(await reload()).toMatchObject({ ok: true });
  expect(await row('/about')).toMatchObject({ title: 'About' });
});

test('a page in the bin does not return with its document, and comes back as it was', async () => {
  const about = { ...home!, path: '/about', body: { ...home!.body, layout: { columns: 12, rows: [] } }, blocks: [] };
  const more = { ...document, pages: [...document.pages, about] };
  await reload(more);
  const id = await idOf('/about');
  expect(await remove(id)).toEqual({ kind: 'removed' });
  expect(await row('/about')).toBeUndefined();
  expect(kept(await reload(more))).toEqual(['The page /about was deleted in the admin area and stays deleted.']);
  expect(await row('/about')).toBeUndefined();
  expect(await putBack(id)).toEqual({ kind: 'returned', isPublished: true, mistakes: [] });
  expect(await row('/about')).toEqual({ id, title: 'Home', path: '/about' });
  const entry = imports.db.selectFrom('search_entry').select('title').where('page_id', '=', id);
  expect(await entry.execute()).toEqual([{ title: 'Home' }]);
});

test('a page whose path was taken meanwhile comes back as a draft', async () => {
  const { siteId, author } = pages;
  const made = await createPage(imports.db, { siteId, author, title: 'About', path: '/about' });
  const first = made.kind === 'created' ? made.pageId : '';
  await publish([first]);
  await remove(first);
  const again = await createPage(imports.db, { siteId, author, title: 'Other', path: '/about' });
  await publish([again.kind === 'created' ? again.pageId : '']);
  expect(await putBack(first)).toMatchObject({ kind: 'returned', isPublished: false });
  expect(await row('/about')).toMatchObject({ title: 'Other' });
});

test('a page that the site needs cannot be deleted', async () => {
  const [start, store] = [await idOf('/'), await idOf('/shop')];
  expect(await remove(start)).toMatchObject({
    kind: 'needed',
    mistakes: [{ pageId: start, message: 'pages: there is no page at /' }],
  });
  expect(await remove(store)).toMatchObject({ kind: 'needed' });
  expect([(await row('/'))?.id, (await row('/shop'))?.id]).toEqual([start, store]);
});
