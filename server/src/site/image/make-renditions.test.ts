import { sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { picturesKeys, renditionKeys } from './picture-keys';
import { makeRenditions, type MakeRenditionsDeps } from './make-renditions';
import { createResizePicture } from './resize-picture';
import { createResizedPictures, type ResizedPictures } from './resized-pictures';

let open: ExampleServer;
beforeEach(async () => void (open = await openExample()));
afterEach(() => open.close());

const running = new AbortController().signal;

function deps(pictures?: ResizedPictures): MakeRenditionsDeps {
  const { db, objects, app } = open;
  return {
    config: { makesRenditionsAhead: true },
    db,
    objects,
    pictures: pictures ?? createResizedPictures(objects, createResizePicture({ avifEffort: 0 }), app.log),
  };
}

const assets = () =>
  open.db
    .selectFrom('asset')
    .select(['id', 'name', 'object_key', 'renditions_due_at', 'renditions_tries'])
    .orderBy('name')
    .execute();
const made = async (key: string) =>
  (await Promise.all(renditionKeys(key).map((one) => open.objects.has(one)))).filter(Boolean).length;
/** Lets the time of those pass that have begun and not ended. */
const later = () =>
  open.db
    .updateTable('asset')
    .set({ renditions_due_at: sql<Date>`now()` })
    .where('renditions_due_at', 'is not', null)
    .execute();

test('all widths up to the original’s are made of every picture, in every format, and none twice', async () => {
  const [logo, mug] = await assets();
  await makeRenditions(deps(), running);
  // 1,200 wide: 100, 300, 500, 750, 1,000 and the original. 200 wide: 100 and the original.
  expect([await made(mug!.object_key), await made(logo!.object_key)]).toEqual([18, 6]);
  expect((await assets()).map((asset) => asset.renditions_due_at)).toEqual([null, null]);
  const get = jest.fn();
  await makeRenditions(deps({ get }), running);
  await open.db
    .updateTable('asset')
    .set({ renditions_due_at: sql<Date>`now()` })
    .execute();
  await makeRenditions(deps({ get }), running);
  expect(get).not.toHaveBeenCalled();
});

test('no visitor waits: what was made ahead is what the address answers', async () => {
  await makeRenditions(deps(), running);
  const site = await open.sites.byHost('shop.example');
  const mug = (await assets()).find(({ name }) => name === 'mug');
  const address = site?.picture(mug!.id)?.src ?? '';
  const put = jest.spyOn(open.objects, 'put');
  for (const accept of ['image/avif', 'image/webp', '*/*'])
    for (const width of [100, 300, 500, 750, 1000, 1500, 2500]) {
      const url = `${address}?format=${width}w`;
      expect((await open.app.inject({ url, headers: { host: 'shop.example', accept } })).statusCode).toBe(200);
    }
  expect(put).not.toHaveBeenCalled();
});

test('an import with the same bytes asks for nothing, one with other bytes for all of them', async () => {
  await makeRenditions(deps(), running);
  const [logo, mug] = await assets();
  await open.db.updateTable('site').set({ document_hash: 'another' }).execute();
  await open.load(exampleDocument());
  expect((await assets()).map(({ renditions_due_at: due }) => due)).toEqual([null, null]);
  await open.db.updateTable('asset').set({ object_key: 'assets/old' }).where('id', '=', mug!.id).execute();
  await open.db.updateTable('site').set({ document_hash: 'another' }).execute();
  await open.load(exampleDocument());
  const due = (await assets()).map((asset) => [asset.id, asset.renditions_due_at !== null]);
  expect(due).toEqual([
    [logo!.id, false],
    [mug!.id, true],
  ]);
});

test('two instances share the work, and what a killed one has begun another ends', async () => {
  const killed: ResizedPictures = { get: () => Promise.reject(new Error('killed')) };
  await expect(makeRenditions(deps(killed), running)).rejects.toThrow('cannot be resized');
  // The other picture is nobody's yet; the one that was begun is left alone for a while.
  await makeRenditions(deps(), running);
  expect((await assets()).filter(({ renditions_due_at: due }) => due !== null)).toHaveLength(1);
  await later();
  await Promise.all([makeRenditions(deps(), running), makeRenditions(deps(), running)]);
  expect((await assets()).map(({ renditions_due_at: due }) => due)).toEqual([null, null]);
});

test('what fails three times is left to those who ask for it, and keeps no other picture from being made', async () => {
  const [, mug] = await assets();
  await open.objects.remove(mug!.object_key);
  for (let time = 0; time < 6; time += 1) {
    await makeRenditions(deps(), running).catch(() => undefined);
    await later();
  }
  expect((await assets()).map(({ name, renditions_tries: tries }) => [name, tries])).toEqual([
    ['logo', 1],
    ['mug', 3],
  ]);
});

test('a picture that is deleted meanwhile leaves nothing behind', async () => {
  const [, mug] = await assets();
  const pictures = createResizedPictures(open.objects, createResizePicture({ avifEffort: 0 }), open.app.log);
  await makeRenditions(
    deps({
      get: async (wanted) => {
        const bytes = await pictures.get(wanted);
        if (wanted.originalKey === mug!.object_key)
          await open.db.updateTable('asset').set({ object_key: 'assets/other' }).where('id', '=', mug!.id).execute();
        return bytes;
      },
    }),
    running,
  );
  expect(await made(mug!.object_key)).toBe(0);
  expect(await open.objects.has(picturesKeys(mug!.object_key)[0]!)).toBe(true);
});

test('a server that closes stops between two renditions, and ends them later', async () => {
  const closing = new AbortController();
  const { pictures } = deps();
  await makeRenditions(
    deps({
      get: async (wanted) => {
        closing.abort();
        return pictures.get(wanted);
      },
    }),
    closing.signal,
  );
  const left = await assets();
  expect(left.every(({ renditions_due_at: due }) => due !== null)).toBe(true);
  expect((await Promise.all(left.map(({ object_key: key }) => made(key)))).reduce((a, b) => a + b)).toBe(1);
});

test('nothing is made ahead where the operator wants it on demand', async () => {
  await makeRenditions({ ...deps(), config: { makesRenditionsAhead: false } }, running);
  const [logo, mug] = await assets();
  expect([await made(mug!.object_key), await made(logo!.object_key)]).toEqual([0, 0]);
});
