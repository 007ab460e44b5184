import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { sweepUploads } from '../../site/upload/sweep-uploads';
import { PATH, WRITTEN } from '../contact-form/submissions.fixture';
import { FIELD, FORM_ID, pdf, prepareUploads, stateIn } from './form-upload.fixture';
import { sweepFormUploads } from './sweep-form-uploads';

const uploads = prepareUploads();
/** What a site's files may have together while no submission has them: 2 GB. */
const ROOM = 2 ** 31;
const FULL =
  'There is no room for more files at the moment. Send the form without the file, or try again in a few hours.';

/** Reserves room as the start of an upload does, of which nothing was sent yet. */
async function reserve(bytes: number): Promise<void> {
  const { db } = uploads.open;
  const { id: site_id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const upload = { id: randomUUID(), form_id: FORM_ID, field_id: FIELD, key: createIdempotencyKey(), name: 'film.mp4' };
  await db
    .insertInto('form_upload')
    .values({ ...upload, site_id, bytes })
    .execute();
}

async function passADay(): Promise<void> {
  const { db } = uploads.open;
  await sql`update form_upload set created_at = created_at - interval '25 hours'`.execute(db);
  await sweepFormUploads(db);
  await sql`update unclaimed_object set since = since - interval '2 hours'`.execute(db);
  await sweepUploads(uploads.open);
}

test('a visitor whose file finds no room is told what to do, and can send the form without it', async () => {
  const key = createIdempotencyKey();
  await reserve(ROOM - 200);
  const { id } = stateIn(await uploads.start({ key, bytes: 150 }));
  const refused = await uploads.start({ key, bytes: 100 });
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'forms/uploads-full', error: FULL }]);
  expect(stateIn(await uploads.start({ key, bytes: 50 })).received).toBe(0);
  const sent = await uploads.piece(id, key, 0, pdf(150 - pdf(0).length));
  expect(stateIn(sent).isComplete).toBe(true);
  expect((await uploads.sendWith(key, [id])).statusCode).toBe(200);
});

test('without script the sentence stands at the file, and the other answers are still there', async () => {
  await reserve(ROOM);
  const files = { field: `field.${FIELD}.file`, files: [['plan.pdf', pdf()]], isForm: true } as const;
  const fields = { block: FORM_ID, key: createIdempotencyKey(), ...WRITTEN };
  const refused = await uploads.visitor.postFiles(PATH, fields, files);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(`plan.pdf: ${FULL}`);
  expect(refused.body).toContain('value="ada@example.com"');
  expect((await uploads.visitor.postFiles(PATH, fields, { ...files, files: [] })).statusCode).toBe(303);
});

test('after a day the room of what nobody has sent is free again, and its bytes are gone', async () => {
  const [key, other] = [createIdempotencyKey(), createIdempotencyKey()];
  await uploads.upload(key, pdf());
  const [{ object_key: object } = { object_key: null }] = await uploads.uploads();
  await reserve(ROOM - pdf().length);
  expect((await uploads.start({ key: other, bytes: 1 })).json()).toMatchObject({ code: 'forms/uploads-full' });
  await passADay();
  expect([await uploads.uploads(), await uploads.open.objects.has(object ?? '')]).toEqual([[], false]);
  expect((await uploads.start({ key: other, bytes: 1 })).statusCode).toBe(200);
});

test('the room of a file is free as soon as a submission has it', async () => {
  const key = createIdempotencyKey();
  await reserve(ROOM - pdf().length);
  const { id } = stateIn(await uploads.upload(key, pdf()));
  await uploads.sendWith(key, [id]);
  expect((await uploads.start({ bytes: pdf().length })).statusCode).toBe(200);
});
