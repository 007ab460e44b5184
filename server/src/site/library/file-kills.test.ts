import { sql } from 'kysely';
import { pdf, prepareLibrary, uploadIn } from '../../admin/files/files.fixture';
import { livingFor } from '../upload/killed-server.fixture';
import { createPictureUploads } from '../upload/picture-uploads';
import { noise } from '../upload/pictures.fixture';
import { sweepUploads } from '../upload/sweep-uploads';
import { processUploads } from './process-uploads';

const library = prepareLibrary();
const db = () => library.open.db;
const never = new AbortController().signal;

/** Processes what has been sent, by a server that is killed after some steps; true if it came to its end. */
async function processFor(steps: number): Promise<boolean> {
  const stores = livingFor(steps, library.open);
  const services = {
    ...library.open,
    ...stores,
    uploads: createPictureUploads(stores),
    log: { warn: () => undefined },
  };
  return processUploads(services, never).then(
    () => true,
    () => false,
  );
}

async function send(name: string, file: Buffer, changes: object = {}): Promise<string> {
  const { id } = uploadIn(await library.start({ name, bytes: file.length, ...changes }));
  await library.piece(id, 0, file);
  return id;
}

/** As time passes: another server takes over what the killed one had claimed, and the clean-up job runs. */
async function takeOver(): Promise<void> {
  await sql`update file_upload set due_at = now() where due_at is not null`.execute(db());
  await library.process();
  await sql`update unclaimed_object set since = since - interval '2 hours'`.execute(db());
  await sweepUploads(library.open);
}

const rows = async () => {
  const { rows: all } = await sql<{ key: string; id: string }>`
    select object_key as key, id from asset where source_hash is not null
    union all select object_key, id from site_file where source_hash is not null`.execute(db());
  return all;
};

test.each([
  ['a document', 'list.pdf', async (fill: number) => pdf(100 + fill)],
  ['a picture', 'cup.jpg', async () => noise(60, 40).jpeg().toBuffer()],
])('processing %s goes on after a kill at any step, and makes one file of it', async (_, name, make) => {
  let isWhole = false;
  let steps = 0;
  for (; !isWhole; steps += 1) {
    const before = await rows();
    const file = await make(steps);
    const id = await send(name, file);
    isWhole = await processFor(steps);
    await takeOver();
    expect([steps, (await library.follow(id))?.state]).toEqual([steps, 'done']);
    const after = await rows();
    expect(after).toHaveLength(before.length + 1);
    for (const { key } of after) expect([key, await library.open.objects.has(key)]).toEqual([key, true]);
    expect(await db().selectFrom('unclaimed_object').select('object_key').execute()).toEqual([]);
  }
  expect(steps).toBeGreaterThan(8);
});

test('a replacement that is killed at any step shows the old picture or the new one, never anything else', async () => {
  const cup = (await library.upload('cup.jpg', await noise(60, 40).jpeg().toBuffer())).file!;
  const block = await db()
    .selectFrom('block')
    .select('id')
    .where('site_id', '=', library.siteId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const settings = JSON.stringify({ picture: { src: cup.address, width: 60, height: 40, alt: '' } });
  await db().updateTable('block').set({ settings }).where('id', '=', block.id).execute();
  const shown = async () => {
    const row = await db().selectFrom('block').select('settings').where('id', '=', block.id).executeTakeFirstOrThrow();
    return (row.settings as { picture: { src: string } }).picture.src;
  };
  let isWhole = false;
  for (let steps = 0; !isWhole; steps += 1) {
    await send('next.jpg', await noise(60, 40).jpeg().toBuffer(), { replaces: cup.id });
    isWhole = await processFor(steps);
    const asset = await db()
      .selectFrom('asset')
      .select(['object_key', 'file_name'])
      .where('id', '=', cup.id)
      .executeTakeFirstOrThrow();
    expect([steps, await shown()]).toEqual([steps, `/images/${cup.id}/${asset.file_name}`]);
    expect(await library.open.objects.has(asset.object_key)).toBe(true);
    await takeOver();
  }
});
