import { sql } from 'kysely';
import { exampleMp4 } from '../../../../tools/testing/site/example-video';
import { usesOf } from '../../site/library/file-uses';
import { noise } from '../../site/upload/pictures.fixture';
import { sweepUploads } from '../../site/upload/sweep-uploads';
import { prepareLibrary } from './files.fixture';

const library = prepareLibrary();
const { upload, show } = library;
const db = () => library.open.db;
const picture = (width = 300) => noise(width).jpeg().toBuffer();

test('the uses of a file are what a site really shows', async () => {
  const cup = (await upload('cup.jpg', await picture())).file!;
  const key = { siteId: library.siteId, id: cup.id };
  expect(await usesOf(db(), key)).toEqual([]);
  await show(cup.address);
  await db()
    .updateTable('page')
    .set({ social_asset_id: cup.id })
    .where('path', '=', '/')
    .where('site_id', '=', library.siteId)
    .execute();
  await sql`update product set picture_ids = array[${cup.id}::uuid] where site_id = ${library.siteId} and slug = 'mug'`.execute(
    db(),
  );
  const uses = await usesOf(db(), key);
  expect(uses.map(({ place }) => place)).toEqual(['block', 'product', 'social']);
  expect(await usesOf(db(), { ...key, siteId: crypto.randomUUID() })).toEqual([]);
});

test('a video follows its file, and is gone with it once no draft names it', async () => {
  const { id, address } = (await upload('wheel.mp4', exampleMp4())).file!;
  const { siteId } = library;
  const [key, pageId] = [{ siteId, id }, crypto.randomUUID()];
  const file = JSON.stringify({ src: address, type: 'video/mp4' });
  await db().insertInto('site_video').values({ site_id: siteId, name: 'wheel', file }).execute();
  expect(await usesOf(db(), key)).toEqual([]);
  const content = { title: 'Film', blocks: { one: { settings: { file: { video: 'wheel' } } } } };
  await sql`insert into page_draft (page_id, site_id, content, revision, changed_by)
    values (${pageId}, ${siteId}, ${JSON.stringify(content)}, 1, 'Ada')`.execute(db());
  expect(await usesOf(db(), key)).toEqual([{ place: 'draft', title: 'Film', path: `/config/pages/${pageId}` }]);
  const replaced = (await upload('bowl.mp4', exampleMp4({ height: 1000 }), { replaces: id })).file!;
  const videos = () => db().selectFrom('site_video').select('file').where('site_id', '=', siteId).execute();
  expect([replaced.id, await videos()]).toEqual([id, [{ file: { src: replaced.address, type: 'video/mp4' } }]]);
  expect(replaced.address).not.toBe(address);
  const longAgo = sql`now() - interval '31 days'`;
  const sweep = async () => {
    await sql`update site_file set binned_at = ${longAgo}`.execute(db());
    await sweepUploads(library.open);
    await sql`update site_file set unused_since = ${longAgo} where unused_since is not null`.execute(db());
    await sweepUploads(library.open);
  };
  await sweep();
  expect(await videos()).toHaveLength(1);
  await sql`delete from page_draft where page_id = ${pageId}`.execute(db());
  await sweep();
  expect(await videos()).toEqual([]);
});
