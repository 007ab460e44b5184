import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, PIECE_FIELD, type UploadReply } from 'shared-types/forms/form-upload';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { withFormSettings } from '../captcha/captcha.fixture';
import { ANSWERS, blocksOf, PATH, prepareSubmissions, type Submissions } from '../contact-form/submissions.fixture';
import type { Config } from '../../platform/environment/config';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { exampleForm } from '../../../../tools/testing/site/example-document';

export const FIELD = 'drawings';
export const [, FORM_ID] = blocksOf();
/** The start of a PDF, and as many bytes after it as wanted. */
export const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);

export interface Uploads extends Submissions {
  start(changes?: object): Promise<Reply>;
  piece(id: string, key: string, offset: number, bytes?: Uint8Array): Promise<Reply>;
  /** Sends a whole file in pieces; returns the last reply. */
  upload(key: string, file: Buffer, name?: string): Promise<Reply>;
  /** Sends the form by script with these uploads. */
  sendWith(key: string, ids: readonly string[]): Promise<Reply>;
  uploads(): Promise<readonly { id: string; name: string; submission_id: string | null; object_key: string | null }[]>;
}

export const stateIn = (reply: Reply) => reply.json<UploadReply>().data;

/** The example's server; its form also takes files. */
export function prepareUploads(field: object = {}, config?: Partial<Config>): Uploads {
  const submissions = prepareSubmissions(config);
  beforeAll(async () => {
    const fields = [...exampleForm.fields, { id: FIELD, type: 'file', title: 'Drawings', mostFiles: 3, ...field }];
    await submissions.open.load(withFormSettings({ fields }));
  });
  afterEach(async () => {
    await submissions.open.db.deleteFrom('form_upload').execute();
    await submissions.open.db.deleteFrom('unclaimed_object').execute();
  });
  const scope = (key: string) => ({ formId: FORM_ID, key });
  const start = (changes: object = {}) =>
    submissions.visitor.call('POST', FORM_UPLOAD_CALLS.startUpload.path, {
      ...scope(createIdempotencyKey()),
      field: FIELD,
      name: 'plan.pdf',
      bytes: 100,
      ...changes,
    });
  const piece = (id: string, key: string, offset: number, bytes?: Uint8Array) =>
    submissions.visitor.postFiles(
      FORM_UPLOAD_CALLS.addPiece.path,
      { id, ...scope(key), offset },
      { field: PIECE_FIELD, files: bytes ? [['piece', bytes]] : [] },
    );
  return {
    ...submissions,
    get open() {
      return submissions.open;
    },
    get visitor() {
      return submissions.visitor;
    },
    start,
    piece,
    upload: async (key, file, name = 'plan.pdf') => {
      const { id } = stateIn(await start({ key, name, bytes: file.length }));
      for (let offset = 0; ; offset += FORM_UPLOAD_LIMIT.pieceBytes) {
        const reply = await piece(id, key, offset, file.subarray(offset, offset + FORM_UPLOAD_LIMIT.pieceBytes));
        if (offset + FORM_UPLOAD_LIMIT.pieceBytes >= file.length || reply.statusCode !== 200) return reply;
      }
    },
    sendWith: (key, ids) =>
      submissions.visitor.call('POST', PATH, {
        formId: FORM_ID,
        key,
        form: JSON.stringify({ ...ANSWERS, [FIELD]: ids }),
      }),
    uploads: () =>
      submissions.open.db
        .selectFrom('form_upload')
        .select(['id', 'name', 'submission_id', 'object_key'])
        .orderBy('created_at')
        .execute(),
  };
}
