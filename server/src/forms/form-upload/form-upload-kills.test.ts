import { sql } from 'kysely';
import { FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import type { ActionContext } from '../../site/request/action';
import { addPiece } from '../../site/upload/pieces/add-piece';
import { livingFor } from '../../site/upload/killed-server.fixture';
import { sweepUploads } from '../../site/upload/sweep-uploads';
import { findForm, type FoundForm } from '../contact-form/find-form';
import { storeAnswers } from '../contact-form/store-answers';
import { KEPT } from '../contact-form/submissions.fixture';
import { completeUpload } from './complete-upload';
import { FIELD, FORM_ID, pdf, prepareUploads, stateIn } from './form-upload.fixture';
import { sweepFormUploads } from './sweep-form-uploads';
import { findUpload, startUpload, type UploadScope } from './upload.store';
import { fileFields } from './upload-request';

const uploads = prepareUploads();
const { pieceBytes } = FORM_UPLOAD_LIMIT;
const FILE = pdf(pieceBytes * 2 + 5);
const NAME = 'plan.pdf';

/** What a server has answered a visitor before it was killed. */
interface Known {
  id?: string;
  received: number;
  isComplete: boolean;
}

interface Way {
  readonly form: FoundForm;
  readonly scope: UploadScope;
  readonly known: Known;
}

/** The way of a file and its form, by a server that is killed after some steps; true if it came to its end. */
async function goFor(steps: number, { form, scope, known }: Way): Promise<boolean> {
  const services = { config: uploads.open.config, ...livingFor(steps, uploads.open) };
  const [field] = fileFields(form);
  const go = async () => {
    const started = await startUpload(services.db, { ...scope, fieldId: FIELD, name: NAME, bytes: FILE.length });
    if (started.kind !== 'started' || !field) throw new Error('The upload did not start.');
    const { id } = started;
    known.id = id;
    for (let offset = 0; offset < FILE.length; offset += pieceBytes) {
      const bytes = FILE.subarray(offset, offset + pieceBytes);
      await addPiece(services, { table: 'form_upload', id, siteId: scope.siteId }, { offset, bytes });
      known.received = offset + bytes.length;
    }
    const upload = await findUpload(services.db, scope, id);
    if (upload) await completeUpload(services, { upload, field, nameless: 'file' });
    known.isComplete = true;
    const fields = { ...KEPT, [FIELD]: [NAME] };
    const submission = { ...scope, pagePath: '/', fields, details: {} };
    const context = { site: { id: scope.siteId }, visitor: {}, request: {} } as unknown as ActionContext;
    await storeAnswers(services.db, { form, submission, uploads: [{ id, place: 0 }] }, context);
  };
  return go().then(
    () => true,
    (error: Error) => {
      if (error.message !== 'killed') throw error;
      return false;
    },
  );
}

/** The visitor goes on with another server, from what the killed one has answered. */
async function goOn(key: string, { id: started, received, isComplete }: Known): Promise<void> {
  const id = started ?? stateIn(await uploads.start({ key, name: NAME, bytes: FILE.length })).id;
  if (!isComplete) await sendRest(id, key, received);
  expect((await uploads.sendWith(key, [id])).statusCode).toBe(200);
}

async function sendRest(id: string, key: string, answered: number): Promise<void> {
  let state = stateIn(await uploads.piece(id, key, answered));
  expect(state.received).toBeGreaterThanOrEqual(answered);
  while (!state.isComplete) {
    const { received } = state;
    state = stateIn(await uploads.piece(id, key, received, FILE.subarray(received, received + pieceBytes)));
  }
}

/** As a day passes: what belongs to no submission is deleted. */
async function passADay(): Promise<void> {
  const { db } = uploads.open;
  await sql`update form_upload set created_at = created_at - interval '25 hours'`.execute(db);
  await sweepFormUploads(db);
  await sql`update unclaimed_object set since = since - interval '2 hours'`.execute(db);
  await sweepUploads(uploads.open);
}

test('a server killed at any step of an upload and its form loses no piece that it has answered, and doubles nothing', async () => {
  const { db, objects, sites } = uploads.open;
  const site = await sites.byHost('shop.example');
  const form = site && findForm(site, FORM_ID);
  if (!site || !form) throw new Error('The example has no form.');
  const written: string[] = [];
  const [put, putFile] = [objects.put.bind(objects), objects.putFile.bind(objects)];
  // The server writes snapshots by itself.
  const note = (key: string) => key.startsWith('uploads/') && written.push(key);
  jest.spyOn(objects, 'put').mockImplementation(async (key, bytes) => {
    note(key);
    await put(key, bytes);
  });
  jest.spyOn(objects, 'putFile').mockImplementation(async (key, file) => {
    note(key);
    await putFile(key, file);
  });
  let isWhole = false;
  let steps = 0;
  for (; !isWhole; steps += 1) {
    await uploads.clear();
    const key = createIdempotencyKey();
    const known: Known = { received: 0, isComplete: false };
    isWhole = await goFor(steps, { form, scope: { siteId: site.id, formId: FORM_ID, key }, known });
    await goOn(key, known);
    const [submission, ...others] = await uploads.stored();
    expect([steps, submission?.fields[FIELD], others]).toEqual([steps, [NAME], []]);
    await passADay();
    const [upload, ...more] = await uploads.uploads();
    expect([upload?.submission_id, more]).toEqual([submission?.id, []]);
    expect((await objects.get(upload?.object_key ?? ''))?.equals(FILE)).toBe(true);
    for (const one of written) expect([one, await objects.has(one)]).toEqual([one, one === upload?.object_key]);
    expect(await db.selectFrom('form_upload_piece').select('object_key').execute()).toEqual([]);
    await db.deleteFrom('form_upload').execute();
    await sql`update unclaimed_object set since = since - interval '2 hours'`.execute(db);
    await sweepUploads(uploads.open);
    written.length = 0;
  }
  // Start, three pieces, joining, the whole file and the submission: a kill was tried between all their steps.
  expect(steps).toBeGreaterThan(25);
}, 120_000);
