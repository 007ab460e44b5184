import { sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { painted } from '../import/imports.fixture';
import { deleteFiles, detailsVersion, saveDetails } from '../library/change-files';
import { usesOf } from '../library/file-uses';
import { createPictureUploads } from '../upload/picture-uploads';
import { sweepUploads } from '../upload/sweep-uploads';
import { prepareOwnedPages, set } from './pages.fixture';
import { restoreVersion } from './restore-version';

const pages = prepareOwnedPages();
const { change, idOf, imports, publish, reload } = pages;

const [home] = exampleDocument().pages;
const TEXT = home!.blocks[0]!.id;
const PICTURE = `/blocks/${TEXT}/settings/picture`;

/** Uploads a picture; its name is what drafts name it by. */
async function upload(red = 90): Promise<{ readonly id: string; readonly name: string }> {
  const bytes = await painted(red, 80, 60).jpeg().toBuffer();
  const stored = await createPictureUploads(imports).store({ siteId: pages.siteId, name: 'cup.jpg', bytes });
  if (!stored.ok) throw new Error(stored.reason);
  return stored.asset;
}
async function shown(): Promise<{ readonly src: string; readonly width: number; readonly alt: string }> {
  const block = imports.db.selectFrom('block').select('settings').where('id', '=', TEXT);
  return ((await block.executeTakeFirstOrThrow()).settings as { picture: Awaited<ReturnType<typeof shown>> }).picture;
}
const placesOf = async (id: string) =>
  (await usesOf(imports.db, { siteId: pages.siteId, id })).map(({ place, title }) => `${place} ${title}`);

test('a draft that names an uploaded picture is published with it, and imports keep both', async () => {
  const [page, cup] = [await idOf('/'), await upload()];
  await change(page, set(PICTURE, { asset: cup.name }));
  expect(await placesOf(cup.id)).toEqual(['draft Home']);
  expect(await publish([page])).toMatchObject({ kind: 'published' });
  expect(await shown()).toMatchObject({ src: expect.stringContaining(`/images/${cup.id}/`), width: 80 });
  // The draft and the version show the same as the page.
  expect(await placesOf(cup.id)).toEqual(['block Home']);
  expect(await reload()).toMatchObject({ ok: true, changed: true });
  expect(await shown()).toMatchObject({ src: expect.stringContaining(`/images/${cup.id}/`) });
});

test('an uploaded picture can be the social picture of a draft', async () => {
  const [page, cup] = [await idOf('/'), await upload()];
  await change(page, [{ op: 'add', path: '/socialImage', value: cup.name }]);
  expect(await placesOf(cup.id)).toEqual(['draft Home']);
  expect(await publish([page])).toMatchObject({ kind: 'published' });
  expect(await placesOf(cup.id)).toEqual(['social Home']);
});

test('a page shows the text of its picture, whether that is changed before or after it is published', async () => {
  const [page, cup] = [await idOf('/'), await upload()];
  await change(page, set(PICTURE, { asset: cup.name }));
  const save = async (alt: string, before: string) => {
    const details = { title: 'cup.jpg', folder: '', focalX: 0.5, focalY: 0.5 };
    const seen = detailsVersion({ ...details, alt: before });
    expect(await saveDetails(imports.db, { ...details, siteId: pages.siteId, id: cup.id, alt, seen })).toEqual({
      kind: 'saved',
    });
  };
  await save('A red cup', '');
  await publish([page]);
  expect((await shown()).alt).toBe('A red cup');
  await save('A blue cup', 'A red cup');
  expect((await shown()).alt).toBe('A blue cup');
  await change(page, set('/title', 'Welcome'));
  await publish([page]);
  expect((await shown()).alt).toBe('A blue cup');
});

test('a picture of an earlier version stays, though it was deleted long ago, and is shown once more when that is restored', async () => {
  const [page, cup] = [await idOf('/'), await upload()];
  const other = await upload(180);
  await change(page, set(PICTURE, { asset: cup.name }));
  await publish([page]);
  await change(page, set(PICTURE, { asset: 'logo' }));
  await publish([page]);
  expect(await placesOf(cup.id)).toEqual(['version Home']);
  await deleteFiles(imports.db, { siteId: pages.siteId, ids: [cup.id, other.id] });
  await sweepUploads(imports);
  await sql`update asset set binned_at = now() - interval '31 days',
    unused_since = case when unused_since is null then null else now() - interval '31 days' end`.execute(imports.db);
  await sql`update asset set binned_at = null where source_hash is null`.execute(imports.db);
  await sweepUploads(imports);
  const left = (await imports.all('asset')).map(({ id }) => id);
  expect([left.includes(cup.id), left.includes(other.id)]).toEqual([true, false]);
  await restoreVersion(imports.db, { siteId: pages.siteId, pageId: page, number: 2, author: pages.author });
  expect(await publish([page])).toMatchObject({ kind: 'published' });
  expect((await shown()).src).toContain(cup.id);
});
