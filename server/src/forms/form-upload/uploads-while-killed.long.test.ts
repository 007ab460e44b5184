import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveFormSubmissionReply } from 'shared-types/forms/contact-form';
import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, PIECE_FIELD, type UploadReply } from 'shared-types/forms/form-upload';
import { isLongProof, PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import { exampleForm } from '../../../../tools/testing/site/example-document';
import { DATABASES, openKilledServer, type KilledServer } from '../../../../tools/testing/store/killed-store';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import {
  createStubbornVisitor,
  type Sent,
  type StubbornVisitor,
} from '../../../../tools/testing/store/stubborn-visitor';
import { whileStruck, type OnSend } from '../../../../tools/testing/store/while-struck';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { withFormSettings } from '../captcha/captcha.fixture';
import { ANSWERS, PATH } from '../contact-form/submissions.fixture';
import { FIELD, FORM_ID, pdf } from './form-upload.fixture';

const { pieceBytes } = FORM_UPLOAD_LIMIT;
const FORMS = repeats({ short: 20, long: 120 });
const STRIKES = repeats({ short: 4, long: 24 });
const SENT_AT_ONCE = 4;
/** Calls of a form: its start and three pieces. */
const CALLS = 4;
const LONGEST_DELAY_MS = 60;

const withFiles = () =>
  withFormSettings(
    { fields: [...exampleForm.fields, { id: FIELD, type: 'file', title: 'Drawings', mostFiles: 1 }] },
    storeDocument([1]),
  );

/** Different for each form. */
const fileOf = (number: number) => Buffer.concat([pdf(pieceBytes * 2), Buffer.from(`of form ${number}`)]);

// A shared PostgreSQL is the subject of the submissions' own proof: files are in the folder of the server.
const [kind] = DATABASES;
let killed: KilledServer;
const over = new AbortController();
beforeAll(async () => {
  killed = await openKilledServer(kind, withFiles());
}, PROOF_TIMEOUT_MS);
afterAll(async () => {
  over.abort(new Error('The test is over.'));
  await killed.close();
});

test(
  `killed at any moment of ${FORMS} forms with files, it has each once, with all bytes of its file`,
  () =>
    withSeed(async (chance) => {
      const waiting = Array.from({ length: FORMS }, (_, number) => number);
      const sendAll = async (onSend: OnSend) => {
        for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
          const from = `10.3.${number >> 8}.${number & 255}`;
          await sendWithFile(
            createStubbornVisitor({ address: killed.server.address, from, onSend, stop: over.signal }),
            number,
          );
        }
      };
      const gap = Math.floor((FORMS * CALLS) / (STRIKES + 1));
      const strikes = Array.from({ length: STRIKES }, (_, index) => ({
        strike: killed.strikes[index % killed.strikes.length] ?? 'server',
        afterCalls: 1 + Math.floor(chance() * (2 * gap - 1)),
        delayMs: chance() * LONGEST_DELAY_MS,
      }));
      const counted = FORM_UPLOAD_CALLS.addPiece.path;
      const { happened } = await whileStruck({ store: killed, strikes, counted }, async (onSend) =>
        Promise.all(Array.from({ length: SENT_AT_ONCE }, () => sendAll(onSend))),
      );
      expect(happened).toBeGreaterThan(isLongProof ? STRIKES / 3 : 0);
      await expectWholeForms();
    }),
  PROOF_TIMEOUT_MS,
);

/** Sends a form as its page does: after each answer it goes on with what the server has of the file. */
async function sendWithFile(visitor: StubbornVisitor, number: number): Promise<void> {
  const file = fileOf(number);
  const scope = { formId: FORM_ID, key: createIdempotencyKey() };
  const name = `plan-${number}.pdf`;
  const start = { ...scope, field: FIELD, name, bytes: file.length };
  let { data: state } = taken(await visitor.send<UploadReply>('POST', FORM_UPLOAD_CALLS.startUpload.path, start));
  while (!state.isComplete) {
    const piece = new FormData();
    const { id, received } = state;
    for (const [field, value] of Object.entries({ id, ...scope, offset: received })) piece.append(field, String(value));
    piece.append(PIECE_FIELD, new Blob([file.subarray(received, received + pieceBytes)]), PIECE_FIELD);
    ({ data: state } = taken(await visitor.send<UploadReply>('POST', FORM_UPLOAD_CALLS.addPiece.path, piece)));
    expect(state.received).toBeGreaterThanOrEqual(received);
  }
  const form = JSON.stringify({ ...ANSWERS, words: `Form ${number}`, [FIELD]: [state.id] });
  taken(await visitor.send<SaveFormSubmissionReply>('POST', PATH, { ...scope, form }));
}

function taken<T>(sent: Sent<T>): T {
  if (!sent.ok) throw new Error(`It was refused: ${sent.code}.`);
  return sent.body;
}

async function expectWholeForms(): Promise<void> {
  const { server } = killed;
  const stored = await server.query<{ words: string; name: string; key: string }>(
    `select fields->>'words' as words, form_upload.name, object_key as key
     from form_submission left join form_upload on form_upload.submission_id = form_submission.id
     order by length(fields->>'words'), words`,
  );
  const numbers = Array.from({ length: FORMS }, (_, number) => number);
  expect(stored.map(({ words, name }) => [words, name])).toEqual(
    numbers.map((number) => [`Form ${number}`, `plan-${number}.pdf`]),
  );
  const folder = join(server.dataDir, 'objects');
  for (const [number, { key }] of stored.entries())
    expect([number, (await readFile(join(folder, key))).equals(fileOf(number))]).toEqual([number, true]);
  // What is nobody's is noted, so that it is deleted after a while.
  const known = await server.query<{ key: string }>(
    `select object_key as key from form_upload where object_key is not null
     union select object_key from form_upload_piece union select object_key from unclaimed_object`,
  );
  const uploads = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  const keys = uploads.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
  expect(keys.filter((key) => !known.some((one) => one.key === key))).toEqual([]);
}
