import fastifyMultipart from '@fastify/multipart';
import Fastify from 'fastify';
import { writtenWithFiles } from '../../../../../tools/testing/store/shopper';
import { readSentForm, registerFileRefusal, type FilesWanted } from './sent-files';

const WANTED: FilesWanted = { field: 'upload', most: 2, fileBytes: 1000, requestBytes: 1500 };
const FIELD_BYTES = 2000;

interface Sent {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly files?: readonly (readonly [string, number])[];
  readonly field?: string;
  readonly isWelcome?: boolean;
}

/** The result of reading a form, with the number of bytes in place of files. */
async function read({ fields = {}, files = [], field = 'upload', isWelcome = true }: Sent) {
  const checked: unknown[] = [];
  const app = Fastify();
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  registerFileRefusal(app);
  app.post('/', { config: { takesFiles: true } }, async (request) => {
    const check = async (known: unknown) => {
      checked.push(known);
      return isWelcome;
    };
    const form = await readSentForm(request, { wanted: WANTED, fieldBytes: FIELD_BYTES, isWelcome: check });
    const described = form.files.map(({ name, bytes, missing = null }) => [name, bytes.length, missing]);
    return { fields: form.fields, files: described };
  });
  app.post('/elsewhere', async () => 'read');
  const written = await writtenWithFiles(fields, {
    field,
    files: files.map(([name, size]) => [name, Buffer.alloc(size, 7)]),
  });
  const post = (url: string) => app.inject({ method: 'POST', url, ...written });
  const [reply, elsewhere] = [await post('/'), await post('/elsewhere')];
  await app.close();
  expect(elsewhere.statusCode).toBe(415);
  return { status: reply.statusCode, ...reply.json<{ fields?: unknown; files?: unknown }>(), checked };
}

test('texts and files are read, and permission for files is asked once, with the texts before them', async () => {
  expect(
    await read({
      fields: { crumb: 'c', title: 'Ü' },
      files: [
        ['a', 10],
        ['b', 20],
      ],
    }),
  ).toMatchObject({
    fields: { crumb: 'c', title: 'Ü' },
    files: [
      ['a', 10, null],
      ['b', 20, null],
    ],
    checked: [{ crumb: 'c', title: 'Ü' }],
  });
});

test('unwelcome files and those of other fields are dropped; texts are kept', async () => {
  const sent = { fields: { title: 'Mine' }, files: [['a', 900]] } as const;
  expect(await read({ ...sent, isWelcome: false })).toMatchObject({
    status: 200,
    fields: { title: 'Mine' },
    files: [],
  });
  expect(await read({ ...sent, field: 'else' })).toMatchObject({ status: 200, fields: { title: 'Mine' }, files: [] });
});

test('files that are too large, too large together or too many are dropped, and each is reported', async () => {
  expect(
    (
      await read({
        files: [
          ['a', 1001],
          ['b', 10],
        ],
      })
    ).files,
  ).toEqual([
    ['a', 0, 'file-too-large'],
    ['b', 10, null],
  ]);
  expect(
    (
      await read({
        files: [
          ['a', 900],
          ['b', 900],
        ],
      })
    ).files,
  ).toEqual([
    ['a', 900, null],
    ['b', 0, 'request-too-large'],
  ]);
  expect(
    (
      await read({
        files: [
          ['a', 1],
          ['b', 2],
          ['c', 3],
          ['d', 4],
        ],
      })
    ).files,
  ).toEqual([
    ['a', 1, null],
    ['b', 2, null],
    ['c', 0, 'too-many'],
  ]);
});

test('more than can be discarded, or too long texts, are refused', async () => {
  const many = Array.from({ length: 40 }, (_, index) => [String(index), 900] as const);
  expect((await read({ files: many })).status).toBe(413);
  expect((await read({ files: many, isWelcome: false })).status).toBe(413);
  expect((await read({ fields: { title: 'x'.repeat(FIELD_BYTES + 1) } })).status).toBe(413);
  expect((await read({ fields: { a: 'x'.repeat(1500), b: 'x'.repeat(600) } })).status).toBe(413);
});
