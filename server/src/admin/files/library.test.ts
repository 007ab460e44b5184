import { sql } from 'kysely';
import { FILE_CALLS } from 'shared-types/admin/files/file';
import { FILES_CALLS, FILES_PER_PAGE, type FilesPage } from 'shared-types/admin/files/files';
import { spec } from '../../../../tools/testing/spec';
import { noise } from '../../site/upload/pictures.fixture';
import { sweepUploads } from '../../site/upload/sweep-uploads';
import { pdf, prepareLibrary } from './files.fixture';

const library = prepareLibrary();
const { upload, show } = library;
const db = () => library.open.db;
const list = async (query = '') => (await library.ada.get(`${FILES_CALLS.listFiles.path}${query}`)).json<FilesPage>();
const picture = (width = 300) => noise(width).jpeg().toBuffer();
const change = (body: object) => library.ada.call('POST', FILES_CALLS.changeFiles.path, body);
const details = (id: string, fields: object) =>
  library.ada.call('POST', FILE_CALLS.saveFile.path, { id, title: 'cup.jpg', ...fields });
const baseOf = async (id: string) => {
  const page = await library.ada.get(`/config/files/${id}`);
  return /name="base" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
};

const settingsOf = async (id: string) =>
  (await db().selectFrom('block').select('settings').where('id', '=', id).executeTakeFirstOrThrow()).settings as {
    picture: { src: string; alt: string; width: number };
    html: string;
  };

test('pages by keyset show every file once, in every order, in both directions', async () => {
  const asset = await db()
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', library.siteId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 2 * FILES_PER_PAGE + 5 }, (_, index) => ({
    ...asset,
    id: crypto.randomUUID(),
    name: `many ${index}`,
    // Many files have equal keys.
    title: `many ${index % 3}.jpg`,
    bytes: index % 4,
    source_hash: `hash ${index}`,
    edit: null,
  }));
  await db().insertInto('asset').values(rows).execute();
  for (const sort of ['newest', 'oldest', 'name', 'largest']) {
    const [seen, pages]: [string[], FilesPage[]] = [[], []];
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: FilesPage = await list(`?q=many&sort=${sort}${after ? `&after=${after}` : ''}`);
      pages.push(page);
      seen.push(...page.files.map(({ id }) => id));
      after = page.after;
    }
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, rows.length, rows.length]);
    const back = await list(`?q=many&sort=${sort}&before=${pages[1]?.before}`);
    expect([back.files, back.before]).toEqual([pages[0]?.files, undefined]);
  }
});

test('files are found by name and alternative text, by kind, folder, use and missing text', async () => {
  const cup = (await upload('Blue cup.jpg', await picture())).file!;
  const price = (await upload('Prices.pdf', pdf(), { folder: 'Shop' })).file!;
  await show(cup.address);
  const ids = async (query: string) => (await list(query)).files.map(({ id }) => id);
  expect(await ids('?q=BLUE')).toEqual([cup.id]);
  expect(await ids('?kind=document')).toEqual([price.id]);
  expect(await ids('?folder=Shop')).toEqual([price.id]);
  expect(await ids('?only=no-alt')).toContain(cup.id);
  const unused = await ids('?only=unused');
  expect([unused.includes(price.id), unused.includes(cup.id)]).toEqual([true, false]);
});

spec('FILE-02', 'a file needs a name', async () => {
  const { id } = (await upload('cup.jpg', await picture())).file!;
  const reply = await details(id, { title: ' ', base: await baseOf(id) });
  expect([reply.statusCode, reply.json().data.errors.title]).toEqual([400, 'Please enter a file name']);
});

spec('FILE-13', 'a renamed file keeps its address and its extension, and what shows it follows its text', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  const block = await show(cup.address);
  const base = await baseOf(cup.id);
  const reply = await details(cup.id, { title: 'Blue cup', alt: 'A blue cup', base });
  expect(reply.statusCode).toBe(200);
  const [after] = (await list('?q=blue')).files;
  expect(after).toMatchObject({ title: 'Blue cup.jpg', alt: 'A blue cup', address: cup.address });
  expect((await settingsOf(block)).picture).toMatchObject({ src: cup.address, alt: 'A blue cup' });
  // Somebody else has saved it since this form was opened.
  const late = await details(cup.id, { title: 'Red cup', base });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/file-conflict']);
});

test('a replaced picture has the same id and another address, and every place follows at once', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  const block = await show(cup.address);
  const ended = await upload('other.jpg', await picture(500), { replaces: cup.id });
  expect(ended).toMatchObject({ state: 'done', file: { id: cup.id, picture: { width: 500 } } });
  const { address } = ended.file!;
  expect(address).not.toBe(cup.address);
  const { picture: shown, html } = await settingsOf(block);
  expect([shown.src, shown.width, html]).toEqual([address, 500, `<p><img src="${address}?format=300w"></p>`]);
  const visitor = library.open.visitor();
  expect((await visitor.get(`${address}?format=300w`)).statusCode).toBe(200);
  const former = await visitor.get(`${cup.address}?format=300w`);
  expect([former.statusCode, former.headers.location]).toEqual([302, `${address}?format=300w`]);
});

test('a file is replaced by one of its kind only, and not by another file of the site', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  const again = await picture(400);
  await upload('jar.jpg', again);
  const wrong = await upload('list.pdf', pdf(), { replaces: cup.id });
  expect([wrong.state, wrong.message]).toEqual([
    'failed',
    'The file list.pdf is of another kind. Replace pictures by pictures, and videos by videos.',
  ]);
  const same = await upload('jar 2.jpg', again, { replaces: cup.id });
  expect([same.state, same.message]).toEqual(['failed', 'The site already has jar 2.jpg as another file.']);
});

test('a crop keeps the original, which comes back with the whole picture', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  const crop = (body: object) =>
    library.ada.call('POST', FILE_CALLS.cropFile.path, {
      id: cup.id,
      rotate: '90',
      left: '0',
      top: '0',
      width: '50',
      height: '100',
      ...body,
    });
  const row = () => db().selectFrom('asset').selectAll().where('id', '=', cup.id).executeTakeFirstOrThrow();
  const before = await row();
  expect((await crop({})).statusCode).toBe(200);
  const cropped = await row();
  expect([cropped.width, cropped.height, cropped.original_key]).toEqual([100, 300, before.object_key]);
  expect(cropped.file_name).not.toBe(before.file_name);
  expect((await crop({ left: '60', width: '60' })).statusCode).toBe(400);
  expect((await crop({ rotate: '0', width: '100' })).statusCode).toBe(200);
  const whole = await row();
  expect([whole.object_key, whole.original_key, whole.width]).toEqual([before.object_key, null, 300]);
});

test('a file in use is deleted after a question only; it goes on being shown, and can be restored', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  await show(cup.address);
  const asked = await change({ change: 'delete', ids: [cup.id] });
  expect(asked.json().message).toMatch(/^This file is used on 1 page\./);
  expect((await list('?q=cup.jpg')).count).toBe(1);
  await change({ change: 'delete', ids: [cup.id], confirmed: 'yes' });
  expect([(await list('?q=cup.jpg')).count, (await list('?q=cup.jpg&only=bin')).count]).toEqual([0, 1]);
  expect((await library.open.visitor().get(`${cup.address}?format=300w`)).statusCode).toBe(200);
  await sql`update asset set binned_at = now() - interval '60 days'`.execute(db());
  await sweepUploads(library.open);
  await sql`update asset set unused_since = now() - interval '60 days' where unused_since is not null`.execute(db());
  await sweepUploads(library.open);
  expect((await list('?q=cup.jpg&only=bin')).count).toBe(1);
  await sql`update asset set binned_at = null where source_hash is null`.execute(db());
  await change({ change: 'restore', ids: [cup.id] });
  expect((await list('?q=cup.jpg')).count).toBe(1);
});

test('an import keeps what owners have uploaded, and the details they have changed', async () => {
  const price = (await upload('Prices.pdf', pdf())).file!;
  const [mug] = (await list('?q=mug&kind=picture')).files;
  const saved = await details(mug!.id, { title: 'mug.jpg', alt: 'My own words', base: await baseOf(mug!.id) });
  expect(saved.statusCode).toBe(200);
  await db().updateTable('site').set({ document_hash: '' }).execute();
  await library.open.load((await import('../../../../tools/testing/site/example-document')).exampleDocument());
  expect((await list('?q=prices')).files[0]?.id).toBe(price.id);
  expect((await list('?q=own words')).files[0]?.id).toBe(mug!.id);
});

test('an account that may not change files gets the pages without anything to change', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  for (const path of ['/config/files', `/config/files/${cup.id}`]) {
    const page = await library.writer.get(path);
    expect([page.statusCode, page.body.includes('type="file"')]).toEqual([200, false]);
  }
  for (const [call, body] of [
    [FILE_CALLS.saveFile, { id: cup.id, title: 'x' }],
    [FILE_CALLS.cropFile, { id: cup.id }],
  ] as const) {
    expect((await library.writer.call('POST', call.path, body)).statusCode).toBe(403);
    expect((await library.open.visitor().call('POST', call.path, body)).statusCode).toBe(401);
  }
  expect((await library.writer.get(`${FILE_CALLS.getOriginal.path}?id=${cup.id}`)).statusCode).toBe(403);
  expect((await library.ada.get(`${FILE_CALLS.getOriginal.path}?id=${cup.id}`)).headers['content-type']).toBe(
    'image/webp',
  );
  expect((await library.other.get(`${FILE_CALLS.getOriginal.path}?id=${cup.id}`)).statusCode).toBe(404);
  const sent = { id: cup.id, title: 'x', base: await baseOf(cup.id) };
  const elsewhere = await library.other.call('POST', FILE_CALLS.saveFile.path, sent);
  expect(elsewhere.statusCode).toBe(404);
});
