import { sql } from 'kysely';
import { FILE_BYTES, FILE_FIELD, FILE_LIMIT, FILES_CALLS } from 'shared-types/admin/files/files';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { noise } from '../../site/upload/pictures.fixture';
import { pdf, prepareLibrary, uploadIn } from './files.fixture';

const library = prepareLibrary();
const { start, piece, follow, upload } = library;
const db = () => library.open.db;
const files = () => db().selectFrom('site_file').selectAll().where('source_hash', 'is not', null).execute();
const { pieceBytes } = FILE_LIMIT;

spec(
  'FILE-01',
  'a file that was sent in pieces is in the library, byte for byte, and its pieces are deleted',
  async () => {
    const file = pdf(2 * pieceBytes + 7);
    const ended = await upload('Price list 2026.pdf', file);
    expect(ended).toMatchObject({ state: 'done', file: { title: 'Price list 2026.pdf', kind: 'document' } });
    const [row] = await files();
    expect((await library.open.objects.get(row?.object_key ?? ''))?.equals(file)).toBe(true);
    expect(await db().selectFrom('file_upload_piece').select('upload_id').execute()).toEqual([]);
    const sent = await library.open.visitor().get(ended.file?.address ?? '');
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/pdf']);
  },
);

test('a piece that is sent twice is stored once, and a piece elsewhere is not stored', async () => {
  const file = pdf(pieceBytes);
  const { id } = uploadIn(await start({ bytes: file.length }));
  expect(uploadIn(await piece(id, pieceBytes, file.subarray(pieceBytes))).received).toBe(0);
  const twice = [0, 0].map(() => piece(id, 0, file.subarray(0, pieceBytes)));
  for (const reply of await Promise.all(twice)) expect(uploadIn(reply).received).toBe(pieceBytes);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from file_upload_piece`.execute(db());
  expect(rows[0]?.count).toBe(1);
});

test('an upload goes on where it stopped when the same file is chosen again, and a changed file begins anew', async () => {
  const file = pdf(pieceBytes);
  const own = { bytes: file.length, modifiedMs: 1_700_000_000_000 };
  const { id } = uploadIn(await start(own));
  await piece(id, 0, file.subarray(0, pieceBytes));
  expect(uploadIn(await start(own))).toMatchObject({ id, received: pieceBytes });
  expect(uploadIn(await start({ ...own, modifiedMs: own.modifiedMs + 1 }))).toMatchObject({ received: 0 });
  await piece(id, pieceBytes, file.subarray(pieceBytes));
  await library.process();
  expect((await follow(id))?.state).toBe('done');
});

test('a server that is killed while it processes leaves the file to the next one, which makes one file of it', async () => {
  const picture = await noise().jpeg().toBuffer();
  const { id } = uploadIn(await start({ name: 'a.jpg', bytes: picture.length }));
  await piece(id, 0, picture);
  await library.process();
  // As if it had been killed after the picture was stored and before its upload had ended.
  const { rows } = await sql`select object_key from asset where source_hash is not null`.execute(db());
  expect(rows).toHaveLength(1);
  const again = uploadIn(await start({ name: 'a.jpg', bytes: picture.length }));
  await piece(again.id, 0, picture);
  await sql`update file_upload set tries = 1, due_at = now() where id = ${again.id}`.execute(db());
  await library.process();
  expect((await follow(again.id))?.file?.id).toBe((await follow(id))?.file?.id);
  expect((await sql`select id from asset where source_hash is not null`.execute(db())).rows).toHaveLength(1);
});

spec('FILE-03', 'a file of an unsupported type is named, by its extension and by its content', async () => {
  const refused = await start({ name: 'setup.exe', bytes: 10 });
  const message = 'The file setup.exe does not appear to be a supported file.';
  expect([refused.statusCode, refused.json().error]).toEqual([400, message]);
  const wanted = await start({ name: 'list.pdf', bytes: 10, wants: 'picture' });
  expect(wanted.json().error).toBe('The file list.pdf does not appear to be a supported image file.');
  const ended = await upload('list.pdf', Buffer.from([0, 1, 2, 3, 4, 5]));
  expect(ended).toMatchObject({
    state: 'failed',
    message: 'The file list.pdf does not appear to be a supported file.',
  });
});

spec('FILE-04', 'a file that is too large is named with the largest size', async () => {
  const refused = await start({ name: 'large.jpg', bytes: FILE_BYTES.picture + 1 });
  const message = 'The file large.jpg is too large. The maximum allowed file size is 20 MB.';
  expect([refused.statusCode, refused.json().error]).toEqual([400, message]);
  expect((await start({ name: 'large.jpg', bytes: FILE_BYTES.picture })).statusCode).toBe(200);
});

spec('FILE-05', 'one MB is 1,000,000 bytes', async () => {
  const film = await start({ name: 'film.mp4', bytes: 500_000_001 });
  expect(film.json().error).toContain('maximum allowed file size is 500 MB.');
  expect((await start({ name: 'film.mp4', bytes: 500_000_000 })).statusCode).toBe(200);
});

spec(
  'FILE-06',
  'pictures, documents, sound and video are taken; a drawing with scripts is only downloaded',
  async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const ended = await upload('logo.svg', drawing);
    expect(ended.file).toMatchObject({ kind: 'document', contentType: 'image/svg+xml' });
    const sent = await library.open.visitor().get(ended.file?.address ?? '');
    expect(sent.headers['content-disposition']).toContain('attachment');
    const picture = await upload('cup.jpg', await noise().jpeg().toBuffer());
    expect(picture.file).toMatchObject({ kind: 'picture', contentType: 'image/jpeg' });
  },
);

test('a cancelled upload stores nothing, also while it is processed', async () => {
  const file = pdf();
  const { id } = uploadIn(await start({ bytes: file.length }));
  await piece(id, 0, file);
  const cancelled = await library.ada.call('POST', FILES_CALLS.cancelFileUpload.path, { id });
  expect(uploadIn(cancelled).state).toBe('cancelled');
  await library.process();
  expect([(await follow(id))?.state, await files()]).toEqual(['cancelled', []]);
});

spec('FILE-15', 'every call refuses accounts that only look, and another site’s owner sees nothing', async () => {
  const file = pdf();
  const { id } = uploadIn(await start({ bytes: file.length }));
  const { startFileUpload, addFilePiece, cancelFileUpload, followFileUploads, sendFiles, changeFiles, listFiles } =
    FILES_CALLS;
  const form = { field: FILE_FIELD.files, files: [['list.pdf', file]] } as const;
  const calls = (by: Shopper) => [
    by.call('POST', startFileUpload.path, { name: 'list.pdf', bytes: 10 }),
    by.postFiles(addFilePiece.path, { id, offset: 0 }, { field: FILE_FIELD.piece, files: [['piece', file]] }),
    by.call('POST', cancelFileUpload.path, { id }),
    by.get(`${followFileUploads.path}?ids=${id}`),
    by.postFiles(sendFiles.path, {}, form),
    by.call('POST', changeFiles.path, { change: 'delete', ids: [id] }),
  ];
  const codes = async (by: Shopper) => (await Promise.all(calls(by))).map(({ statusCode }) => statusCode);
  expect(await codes(library.writer)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await codes(library.open.visitor())).toEqual([401, 401, 401, 401, 401, 401]);
  expect([
    (await library.writer.get(listFiles.path)).statusCode,
    (await library.open.visitor().get(listFiles.path)).statusCode,
  ]).toEqual([200, 401]);
  const { other } = library;
  expect((await piece(id, 0, file, other)).statusCode).toBe(404);
  expect(await follow(id, other)).toBeUndefined();
  expect((await follow(id))?.received).toBe(0);
});

test('a form without script sends files whole; each refused one is named, and the others are there', async () => {
  const picture = await noise().jpeg().toBuffer();
  const reply = await library.ada.postFiles(
    FILES_CALLS.sendFiles.path,
    { page: '/config/files' },
    {
      field: FILE_FIELD.files,
      files: [
        ['cup.jpg', picture],
        ['setup.exe', Buffer.from([0, 1, 2])],
      ],
    },
  );
  expect([reply.statusCode, reply.json().data.errors[FILE_FIELD.files]]).toEqual([
    400,
    'The file setup.exe does not appear to be a supported file.',
  ]);
  const list = await library.ada.get('/config/files');
  expect(list.body).toContain('cup.jpg');
  const whole = await library.ada.postFiles(
    FILES_CALLS.sendFiles.path,
    { page: '/config/files?kind=document' },
    { field: FILE_FIELD.files, files: [['list.pdf', pdf()]], isForm: true },
  );
  expect([whole.statusCode, whole.headers.location]).toEqual([303, '/config/files?kind=document&done=upload-1']);
});
