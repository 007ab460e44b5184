import { CompiledQuery, PostgresDriver, sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import type { ObjectStore } from '../../platform/objects/object-store';
import { sweepUploads } from '../upload/sweep-uploads';
import { painted, prepareImports } from './imports.fixture';

const imports = prepareImports();
const { all, load, run, stored } = imports;
afterEach(() => jest.restoreAllMocks());

const away = (): Promise<never> => Promise.reject(new Error('Could not ask the bucket: it is away.'));
const store = (faults: Partial<ObjectStore>): ObjectStore => ({ ...imports.objects, ...faults });
const mug = async () => (await all('asset')).find(({ name }) => name === 'mug')!;
const bytesOfMug = async () => imports.objects.get((await mug()).object_key);
const unclaimed = async () => (await all('unclaimed_object')).map(({ object_key }) => object_key);
const repaint = async (red: number) => {
  imports.files['mug.jpg'] = await painted(red).jpeg().toBuffer();
};

/** Lets an hour pass, and sweeps. */
async function sweepLater(): Promise<void> {
  await imports.db
    .updateTable('unclaimed_object')
    .set({ since: sql<Date>`since - interval '2 hours'` })
    .execute();
  await sweepUploads(imports);
}

/** Loses the answer to the next commit. */
function loseAnswer(): void {
  jest.spyOn(PostgresDriver.prototype, 'commitTransaction').mockImplementationOnce(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    throw new Error('Connection terminated unexpectedly');
  });
}

test('a new picture is available though the old one cannot be deleted, which the sweep does later', async () => {
  await load(exampleDocument());
  const { object_key: old } = await mug();
  await repaint(200);
  expect(await run(exampleDocument(), store({ remove: away }))).toMatchObject({ ok: true, changed: true });
  expect([await bytesOfMug(), await unclaimed()]).toEqual([imports.files['mug.jpg'], [old]]);
  await sweepLater();
  expect([await imports.objects.has(old), await unclaimed()]).toEqual([false, []]);
  expect(await stored('assets')).toHaveLength(2);
});

test('an old picture that a later import brings back stays, though it was to be deleted', async () => {
  const first = imports.files['mug.jpg']!;
  await load(exampleDocument());
  await repaint(200);
  await run(exampleDocument(), store({ remove: away }));
  imports.files['mug.jpg'] = first;
  await load(exampleDocument());
  await sweepLater();
  expect(await bytesOfMug()).toEqual(first);
  expect(await stored('assets')).toHaveLength(2);
});

test('a completed deletion leaves no note', async () => {
  await load(exampleDocument());
  await repaint(200);
  await load(exampleDocument());
  expect([await unclaimed(), (await stored('assets')).length]).toEqual([[], 2]);
});

test('an import whose commit succeeded keeps its pictures, though the answer was lost', async () => {
  loseAnswer();
  await expect(run(exampleDocument())).rejects.toThrow('Connection terminated');
  expect(await bytesOfMug()).toEqual(imports.files['mug.jpg']);
  expect(await run(exampleDocument())).toMatchObject({ ok: true, changed: false });
});

test('nothing is deleted when the database cannot say what it has', async () => {
  loseAnswer();
  const begin = jest.spyOn(PostgresDriver.prototype, 'beginTransaction');
  const put: ObjectStore['put'] = async (key, bytes) => {
    begin.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    await imports.objects.put(key, bytes);
  };
  await expect(run(exampleDocument(), store({ put }))).rejects.toThrow('Connection terminated');
  expect(await bytesOfMug()).toEqual(imports.files['mug.jpg']);
});

test('an import that PostgreSQL aborts because of conflicts is repeated, with its pictures', async () => {
  const commit = jest.spyOn(PostgresDriver.prototype, 'commitTransaction');
  commit.mockRejectedValueOnce(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  expect(await run(exampleDocument())).toMatchObject({ ok: true, changed: true });
  expect(await bytesOfMug()).toEqual(imports.files['mug.jpg']);
  expect(await stored('assets')).toHaveLength(2);
});

test('a failed import deletes nothing that a picture shows', async () => {
  await load(exampleDocument());
  await imports.objects.remove((await mug()).object_key);
  const commit = jest.spyOn(PostgresDriver.prototype, 'commitTransaction');
  commit.mockRejectedValueOnce(new Error('the disk of the database is full'));
  await expect(run(patched({ 'site.title': 'Renamed' }))).rejects.toThrow('the disk of the database is full');
  expect(await bytesOfMug()).toEqual(imports.files['mug.jpg']);
});

test.each([
  ['the same document', exampleDocument(), false],
  ['another one', patched({ 'site.title': 'Renamed' }), true],
])('missing bytes are restored with the next import of %s', async (_what, document, changed) => {
  await load(exampleDocument());
  await imports.objects.remove((await mug()).object_key);
  expect(await run(document)).toMatchObject({ ok: true, changed });
  expect(await bytesOfMug()).toEqual(imports.files['mug.jpg']);
});

test('missing bytes that cannot be restored are reported, and the site is unchanged', async () => {
  await load(exampleDocument());
  await imports.objects.remove((await mug()).object_key);
  expect(await run(exampleDocument(), store({ put: away }))).toMatchObject({
    ok: true,
    changed: false,
    gone: ['The picture mug.jpg is gone and could not be put back: Could not ask the bucket: it is away.'],
  });
});

test('an equal document reads and writes no bytes of its pictures', async () => {
  await load(exampleDocument());
  expect(await run(exampleDocument(), store({ get: away, put: away, remove: away }))).toMatchObject({
    ok: true,
    changed: false,
  });
});

test.each([
  ['is away', away],
  ['says nothing', () => new Promise<never>(() => undefined)],
])('a store that %s does not stop an import whose pictures are already stored', async (_what, has) => {
  await load(exampleDocument());
  const faults = store({ has, put: away });
  expect(await run(exampleDocument(), faults)).toEqual(expect.objectContaining({ ok: true, changed: false }));
  expect(await run(patched({ 'site.title': 'Renamed' }), faults)).toMatchObject({ ok: true, changed: true });
});
