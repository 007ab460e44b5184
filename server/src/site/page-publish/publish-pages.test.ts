import { PostgresDriver, sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Tables } from '../../platform/schema/tables';
import { createPage } from '../page-draft/create-page';
import { findDraft } from '../page-draft/drafts.store';
import { prepareOwnedPages, set } from './pages.fixture';
import { findVersions } from './versions.store';

const pages = prepareOwnedPages();
const { change, idOf, imports, publish } = pages;
afterEach(() => jest.restoreAllMocks());

const [home] = exampleDocument().pages;
const TEXT = home!.blocks[0]!.id;
const HTML = `/blocks/${TEXT}/settings/html`;

const titleAt = async (path: string) => {
  const found = imports.db.selectFrom('page').select('title').where('path', '=', path);
  return (await found.executeTakeFirst())?.title;
};
const redirects = async () => {
  const rows = await imports.db.selectFrom('redirect').select(['from_path', 'target']).orderBy('from_path').execute();
  return rows.map(({ from_path: from, target }) => `${from} → ${target}`);
};
const revision = async () => (await imports.all('site'))[0]!.revision;

test('visitors see nothing of a draft until it is published, and then all of it', async () => {
  const id = await idOf('/');
  const before = await revision();
  await change(id, [...set('/title', 'Welcome'), ...set(HTML, '<p onclick="x">Hi</p><script>x</script>')]);
  expect([await titleAt('/'), await revision()]).toEqual(['Home', before]);
  expect(await publish([id], 'Shorter')).toEqual({ kind: 'published', versions: [{ pageId: id, number: 2 }] });
  expect([await titleAt('/'), await revision()]).toEqual(['Welcome', before + 1]);
  const block = imports.db.selectFrom('block').select('settings').where('id', '=', TEXT);
  expect((await block.executeTakeFirstOrThrow()).settings).toMatchObject({
    html: '<p>Hi</p>',
    picture: { src: expect.stringMatching(/^\/images\//), width: 50 },
  });
  const entry = imports.db.selectFrom('search_entry').select(['title', 'body']).where('page_id', '=', id);
  expect(await entry.execute()).toMatchObject([{ title: 'Welcome', body: expect.stringContaining('Hi') }]);
});

test('the versions of a page are what an import and each publication made visible', async () => {
  const id = await idOf('/');
  await change(id, set('/title', 'Welcome'));
  await publish([id], 'Shorter');
  const versions = await findVersions(imports.db, { siteId: pages.siteId, pageId: id });
  expect(versions.map(({ number, by, note, content }) => [number, by, note, content.title])).toEqual([
    [2, 'Ada', 'Shorter', 'Welcome'],
    [1, null, null, 'Home'],
  ]);
  const draft = await findDraft(imports.db, { siteId: pages.siteId, pageId: id });
  expect(draft?.row).toMatchObject({ revision: 1, published_revision: 1 });
});

test('several pages are published together or not at all', async () => {
  const [home, shop] = [await idOf('/'), await idOf('/shop')];
  await change(home, set('/title', 'Welcome'));
  await change(shop, set('/title', ''));
  expect(await publish([home, shop])).toEqual({
    kind: 'invalid',
    mistakes: [{ pageId: shop, pointer: '/title', message: 'must not be empty' }],
  });
  expect([await titleAt('/'), await titleAt('/shop')]).toEqual(['Home', 'Shop']);
  await change(shop, set('/title', 'Store'));
  expect(await publish([home, shop])).toMatchObject({ kind: 'published' });
  expect([await titleAt('/'), await titleAt('/shop')]).toEqual(['Welcome', 'Store']);
});

test('a draft that was changed meanwhile is not published', async () => {
  const id = await idOf('/');
  await change(id, set('/title', 'Welcome'));
  await change(id, set('/title', 'Good morning'));
  expect(await publish([{ pageId: id, revision: 1 }])).toEqual({ kind: 'conflict', pageIds: [id] });
  expect(await titleAt('/')).toBe('Home');
});

test('pages that nobody has changed are left as they are, and unknown ones are not published', async () => {
  const [home, shop] = [await idOf('/'), await idOf('/shop')];
  const before = await revision();
  expect(await publish([home, shop])).toEqual({ kind: 'published', versions: [] });
  expect(await revision()).toBe(before);
  await change(home, set('/title', 'Welcome'));
  expect(await publish([home, shop])).toEqual({ kind: 'published', versions: [{ pageId: home, number: 2 }] });
  expect(await publish([home, '00000000-0000-4000-8000-000000000000'])).toEqual({ kind: 'gone' });
});

test('a picture that does not exist is named by its place', async () => {
  const id = await idOf('/');
  await change(id, set(`/blocks/${TEXT}/settings/picture`, { asset: 'gone' }));
  expect(await publish([id])).toEqual({
    kind: 'invalid',
    mistakes: [{ pageId: id, pointer: `/blocks/${TEXT}/settings/picture`, message: 'there is no asset "gone"' }],
  });
});

test('a page that moves leaves a redirect, and a chain of moves is none', async () => {
  const id = await idOf('/');
  const about = await newPage('/about');
  for (const path of ['/about-us', '/team']) {
    await change(about, set('/path', path));
    await publish([about]);
  }
  expect(await redirects()).toEqual(['/about → /team', '/about-us → /team']);
  await change(about, set('/path', '/about'));
  await publish([about]);
  expect(await redirects()).toEqual(['/about-us → /about', '/team → /about']);
  expect(await idOf('/about')).toBe(about);
  expect(await idOf('/')).toBe(id);
});

test('pages may exchange their paths', async () => {
  const [one, other] = [await newPage('/one'), await newPage('/other')];
  await change(one, set('/path', '/other'));
  await change(other, set('/path', '/one'));
  expect(await publish([one, other])).toMatchObject({ kind: 'published' });
  expect([await idOf('/one'), await idOf('/other'), await redirects()]).toEqual([other, one, []]);
});

test('a path that another page has is refused', async () => {
  const id = await newPage('/about');
  await change(id, set('/path', '/shop'));
  expect(await publish([id])).toMatchObject({ kind: 'invalid' });
  expect(await redirects()).toEqual([]);
});

test('the page of a shop cannot move away from its items', async () => {
  const shop = await idOf('/shop');
  await change(shop, set('/path', '/store'));
  expect(await publish([shop])).toMatchObject({ kind: 'invalid' });
  const items = await idOf('/shop/p/{slug}');
  await change(items, [...set('/path', '/store/p/{slug}'), ...set('/collection', '/store')]);
  expect(await publish([shop, items])).toMatchObject({ kind: 'published' });
  expect(await redirects()).toEqual(['/shop → /store', '/shop/p/* → /store/p/*']);
  const products = imports.db.selectFrom('search_entry').select('title').where('product_id', 'is not', null);
  expect((await products.execute()).map(({ title }) => title).sort()).toEqual(['Guide', 'Mug']);
});

test('a form saved in the form builder keeps what was saved there, but for where submissions are sent', async () => {
  const id = await idOf('/');
  const form = home!.blocks[1]!.id;
  await imports.db
    .insertInto('form_change')
    .values({
      ...{ site_id: pages.siteId, account_id: pages.author.id, changed_by: 'Ada', form_id: form },
      settings: JSON.stringify({ title: 'Saved', emailTo: 'studio@shop.example', webhookUrl: 'https://hooks.example' }),
    })
    .execute();
  await change(id, set('/title', 'Welcome'));
  await publish([id]);
  const block = imports.db.selectFrom('block').select('settings').where('id', '=', form);
  expect((await block.executeTakeFirstOrThrow()).settings).toEqual({ title: 'Saved' });
});

test('a draft without changes follows what an import has published', async () => {
  const id = await idOf('/');
  await change(id, set('/title', 'Welcome'));
  await publish([id]);
  const form = home!.blocks[1]!.id;
  const settings = { title: 'From the form builder' };
  await imports.db
    .updateTable('block')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', form)
    .execute();
  const draft = () => findDraft(imports.db, { siteId: pages.siteId, pageId: id });
  expect((await draft())?.content.blocks[form]?.settings).toEqual(settings);
  await change(id, set('/title', 'Hello'));
  expect((await draft())?.content).toMatchObject({ title: 'Hello', blocks: { [form]: { settings } } });
});

const VISIBLE: readonly (keyof Tables & string)[] = [
  'block',
  'kept_page',
  'page',
  'page_draft',
  'page_version',
  'redirect',
  'search_entry',
];

/** Fails the statement of that number; all others are executed. */
function failAt(number: number): void {
  const acquire = PostgresDriver.prototype.acquireConnection;
  let count = 0;
  jest.spyOn(PostgresDriver.prototype, 'acquireConnection').mockImplementation(async function (this: PostgresDriver) {
    const connection = await acquire.call(this);
    const execute = connection.executeQuery.bind(connection);
    jest.spyOn(connection, 'executeQuery').mockImplementation(async (query) => {
      count += 1;
      if (count === number) throw new Error('Connection terminated unexpectedly');
      return execute(query);
    });
    return connection;
  });
}

async function everything(): Promise<unknown> {
  const tables = await Promise.all(
    VISIBLE.map(async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(imports.db)).rows),
  );
  return [tables, await revision()];
}

test('a failure at any statement of a publication leaves everything as it was', async () => {
  const [home, about] = [await idOf('/'), await newPage('/about')];
  await change(home, [...set('/title', 'Welcome'), ...set(HTML, '<p>Hi</p>')]);
  await change(about, set('/path', '/team'));
  const before = await everything();
  let failures = 0;
  for (; failures < 200; failures += 1) {
    failAt(failures + 1);
    const outcome = await publish([home, about]).catch((error: unknown) => error);
    jest.restoreAllMocks();
    if (!(outcome instanceof Error)) break;
    expect(await everything()).toEqual(before);
  }
  // Locks, reads, writes and the commit.
  expect(failures).toBeGreaterThan(25);
  expect([await titleAt('/'), await titleAt('/team')]).toEqual(['Welcome', 'About']);
});

/** A page of an owner, published. */
async function newPage(path: string): Promise<string> {
  const { siteId, author } = pages;
  const made = await createPage(imports.db, { siteId, author, title: 'About', path });
  if (made.kind !== 'created') throw new Error(made.kind);
  await publish([made.pageId]);
  return made.pageId;
}
