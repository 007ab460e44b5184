import { sql } from 'kysely';
import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, type UploadReply } from 'shared-types/forms/form-upload';
import fc from 'fast-check';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { sweepUploads } from '../../site/upload/sweep-uploads';
import { blocksOf, hiddenInputs, PATH, WRITTEN } from '../contact-form/submissions.fixture';
import { FIELD, FORM_ID, pdf, prepareUploads, stateIn } from './form-upload.fixture';
import { sweepFormUploads } from './sweep-form-uploads';

const uploads = prepareUploads();
const { pieceBytes } = FORM_UPLOAD_LIMIT;
const PIECES = pdf(pieceBytes * 2 + 5);

const objectOf = async (key: string | null) => uploads.open.objects.get(key ?? '');
const later = async () => {
  const { db } = uploads.open;
  await db
    .updateTable('form_upload')
    .set({ created_at: sql`created_at - interval '2 days'` as never })
    .execute();
  await sweepFormUploads(db);
  await db
    .updateTable('unclaimed_object')
    .set({ since: sql<Date>`since - interval '2 hours'` })
    .execute();
  await sweepUploads(uploads.open);
};

test('a file sent in pieces belongs to the submission that names it, and its bytes are those that were sent', async () => {
  const key = createIdempotencyKey();
  const done = stateIn(await uploads.upload(key, PIECES, '../plan of the house.pdf'));
  expect(done).toMatchObject({ received: PIECES.length, name: 'plan of the house.pdf', isComplete: true });
  expect((await uploads.sendWith(key, [done.id])).statusCode).toBe(200);
  const [submission] = await uploads.stored();
  const [upload] = await uploads.uploads();
  expect(submission?.fields[FIELD]).toEqual(['plan of the house.pdf']);
  expect(upload).toMatchObject({ id: done.id, submission_id: submission?.id });
  expect((await objectOf(upload!.object_key))?.equals(PIECES)).toBe(true);
});

test('an upload goes on wherever it was cut, and a piece that is sent twice is stored once', async () => {
  const step = fc.constantFrom<'send' | 'repeat' | 'skip' | 'ask'>('send', 'repeat', 'skip', 'ask');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const key = createIdempotencyKey();
      await uploads.open.db.deleteFrom('rate_window').execute();
      const { id } = stateIn(await uploads.start({ key, bytes: PIECES.length }));
      const part = (offset: number) => PIECES.subarray(offset, offset + pieceBytes);
      let received = 0;
      const send = async (offset: number, bytes?: Uint8Array) => {
        const reply = await uploads.piece(id, key, offset, bytes);
        expect(reply.statusCode).toBe(200);
        expect(stateIn(reply).received).toBeGreaterThanOrEqual(received);
        received = stateIn(reply).received;
        return stateIn(reply);
      };
      for (const one of steps) {
        if (one === 'ask') await send(received);
        else if (one === 'repeat') await send(0, part(0));
        else if (one === 'skip') await send(received + pieceBytes, Buffer.alloc(1));
        else await send(received, part(received));
      }
      while (received < PIECES.length) await send(received, part(received));
      expect(await send(received)).toMatchObject({ isComplete: true });
      const upload = (await uploads.uploads()).find((one) => one.id === id);
      expect((await objectOf(upload!.object_key))?.equals(PIECES)).toBe(true);
    }),
    { numRuns: 12 },
  );
});

test('two requests with the same piece store it once, and both learn how far the upload is', async () => {
  const key = createIdempotencyKey();
  const { id } = stateIn(await uploads.start({ key, bytes: PIECES.length }));
  const replies = await Promise.all([0, 1, 2].map(() => uploads.piece(id, key, 0, PIECES.subarray(0, pieceBytes))));
  expect(replies.map((reply) => stateIn(reply).received)).toEqual([pieceBytes, pieceBytes, pieceBytes]);
});

test.each<[string, Buffer, string]>([
  ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`), 'Files of this type cannot be sent.'],
  ['bytes of no type', Buffer.from([0, 1, 2, 3, 4]), 'Files of this type cannot be sent.'],
  [
    'an XML file',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Files of this type cannot be sent.',
  ],
])('%s is refused by its content, whatever its name is', async (_, file, message) => {
  const reply = await uploads.upload(createIdempotencyKey(), file, 'plan.pdf');
  expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([400, message]);
  expect(await uploads.uploads()).toEqual([]);
});

test('a name never tells another type than the content', async () => {
  const key = createIdempotencyKey();
  const names = ['plan.exe', 'page.html', 'plan.PDF', 'a\u202egpj.exe', '.htaccess'];
  const stored: string[] = [];
  for (const name of names) stored.push(stateIn(await uploads.upload(key, pdf(), name)).name);
  expect(stored).toEqual(['plan.exe.pdf', 'page.html.pdf', 'plan.PDF', 'a gpj.exe.pdf', 'htaccess.pdf']);
  expect(stateIn(await uploads.upload(key, Buffer.from('<script>1</script>'), 'a.html')).name).toBe('a.html.txt');
});

test('an upload is of one site, form, field and key', async () => {
  const [key, other] = [createIdempotencyKey(), createIdempotencyKey()];
  const { id } = stateIn(await uploads.upload(key, pdf()));
  for (const [sent, ids] of [
    [other, [id]],
    [key, ['00000000-0000-4000-8000-000000000000']],
    [key, ['x']],
  ] as const) {
    const reply = await uploads.sendWith(sent, ids);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { data: { errors: { [FIELD]: 'Choose the file again.' } } },
    ]);
  }
  expect((await uploads.piece(id, other, 0)).json()).toMatchObject({ code: 'forms/upload-gone' });
  await uploads.visitor.call('POST', FORM_UPLOAD_CALLS.removeUpload.path, { id, formId: FORM_ID, key: other });
  expect(await uploads.uploads()).toHaveLength(1);
  expect(await uploads.stored()).toEqual([]);
  expect(blocksOf()[1]).toBe(FORM_ID);
});

test('a submission repeated with the same files is stored once, and with others it is another', async () => {
  const key = createIdempotencyKey();
  const first = stateIn(await uploads.upload(key, pdf(1)));
  const second = stateIn(await uploads.upload(key, pdf(2)));
  const replies = [];
  for (const ids of [[first.id], [first.id], [second.id]]) replies.push((await uploads.sendWith(key, ids)).statusCode);
  expect(replies).toEqual([200, 200, 409]);
  expect(await uploads.stored()).toHaveLength(1);
});

test('without script files come with the form; a refused form keeps them, and a repeated one stores them once', async () => {
  const key = createIdempotencyKey();
  const files = { field: `field.${FIELD}.file`, files: [['plan.pdf', pdf()]], isForm: true } as const;
  const fields = { block: FORM_ID, key, ...WRITTEN };
  const refused = await uploads.visitor.postFiles(PATH, { ...fields, 'field.mail.value': 'nobody' }, files);
  const [kept] = await uploads.uploads();
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(`value="${kept?.id}"`);
  const again = { ...fields, ...hiddenInputs(refused.body), [`field.${FIELD}.upload`]: kept?.id };
  const sent = await uploads.visitor.postFiles(PATH, again, { ...files, files: [] });
  expect(sent.statusCode).toBe(303);
  const repeated = await uploads.visitor.postFiles(PATH, fields, files);
  expect(repeated.statusCode).toBe(303);
  expect([(await uploads.stored()).length, (await uploads.uploads()).length]).toEqual([1, 1]);
});

test('without script each refused file is named', async () => {
  const files = {
    field: `field.${FIELD}.file`,
    files: [
      ['a.exe', Buffer.from([0, 1])],
      ['b.txt', Buffer.alloc(0)],
    ],
    isForm: true,
  } as const;
  const reply = await uploads.visitor.postFiles(
    PATH,
    { block: FORM_ID, key: createIdempotencyKey(), ...WRITTEN },
    files,
  );
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('a.exe: Files of this type cannot be sent.');
  expect(reply.body).toContain('b.txt: The file is empty.');
  expect(await uploads.stored()).toEqual([]);
});

test('limits hold: a file, a form, a sender, a field', async () => {
  const key = createIdempotencyKey();
  const codeOf = async (changes: object) => (await uploads.start({ key, ...changes })).json<{ code?: string }>().code;
  expect(await codeOf({ bytes: FORM_UPLOAD_LIMIT.fileBytes + 1 })).toBe('forms/upload-invalid');
  expect(await codeOf({ bytes: 0 })).toBe('forms/upload-invalid');
  expect(await codeOf({ field: 'mail' })).toBe('forms/not-configured');
  const large = { bytes: FORM_UPLOAD_LIMIT.fileBytes };
  expect(await Promise.all(Array.from({ length: 5 }, () => codeOf(large)))).toEqual(
    expect.arrayContaining([undefined, undefined, undefined, undefined, 'forms/upload-invalid']),
  );
  expect(await uploads.uploads()).toHaveLength(4);
  const others = await Promise.all(Array.from({ length: 60 }, () => codeOf({ key: createIdempotencyKey(), bytes: 1 })));
  expect(others).toContain('forms/uploads-limited');
});

test('what no submission has is deleted after a day, and what one has goes with it; no bytes stay', async () => {
  const [key, unsent] = [createIdempotencyKey(), createIdempotencyKey()];
  const { id } = stateIn(await uploads.upload(key, PIECES));
  await uploads.sendWith(key, [id]);
  await uploads.upload(unsent, pdf());
  const half = stateIn(await uploads.start({ bytes: PIECES.length, key: unsent }));
  await uploads.piece(half.id, unsent, 0, PIECES.subarray(0, pieceBytes));
  const all = [
    ...(await uploads.uploads()).flatMap(({ object_key: key }) => key ?? []),
    ...(await uploads.open.db.selectFrom('form_upload_piece').select('object_key').execute()).map(
      ({ object_key }) => object_key,
    ),
  ];
  expect(all).toHaveLength(3);
  await later();
  expect((await uploads.uploads()).map((one) => one.id)).toEqual([id]);
  await uploads.open.db.deleteFrom('form_submission').execute();
  await later();
  expect(await Promise.all(all.map((one) => uploads.open.objects.has(one)))).toEqual([false, false, false]);
});

test('a server that fails anywhere leaves nothing that is not cleaned up, and the upload goes on', async () => {
  const key = createIdempotencyKey();
  const { id } = stateIn(await uploads.start({ key, bytes: pdf().length }));
  const { objects } = uploads.open;
  jest.spyOn(objects, 'putFile').mockRejectedValueOnce(new Error('killed'));
  expect((await uploads.piece(id, key, 0, pdf())).statusCode).toBe(500);
  const reply = await uploads.piece(id, key, pdf().length);
  expect(reply.json<UploadReply>().data).toMatchObject({ isComplete: true });
});
