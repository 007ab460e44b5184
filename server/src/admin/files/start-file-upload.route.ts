import { FILE_BYTES, FILE_KINDS, FILE_LIMIT, FILES_CALLS, type FileUploadReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { storableText } from '../../platform/schema/storable-text';
import { startUpload } from '../../site/library/file-upload.store';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { displayFileName } from '../../site/upload/display-file-name';
import { registerAdminAction } from '../admin-action';
import { kindOfName, problemText } from './file-problem';
import { FILES_MESSAGES } from './files.messages';
import { uploadView } from './upload-view';

/** Longer than file systems allow; it is shortened when it is stored. */
const LONGEST_NAME = 1000;
/** Enough for the pictures of a whole shop, and too little to keep the server busy. */
const LIMIT: RateLimit = { what: 'admin/files', most: 1000, windowMs: 600_000 };

const sentSchema = z.object({
  name: z
    .string()
    .max(LONGEST_NAME)
    .refine((name) => storableText(name) === name),
  bytes: z.int().min(0).describe('Length of the file.'),
  modifiedMs: z.int().min(0).optional().describe('When the file was last changed, in milliseconds since 1970.'),
  folder: z.string().max(FILE_LIMIT.folder).optional(),
  replaces: z.guid().toLowerCase().optional().describe('Id of the file that gets these bytes.'),
  wants: z.enum(FILE_KINDS).optional().describe('The only kind that is taken.'),
});

/**
 * `startFileUpload`: reserves an upload, or finds the one that the account has begun with the same file. A file that is too large
 * or has an unknown extension is refused before it is sent.
 */
export const startFileUploadRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILES_CALLS.startFileUpload,
    input: sentSchema,
    run: (sent, context) => start(services, sent, context),
  });

async function start(
  { db }: Services,
  { name: sentName, bytes, modifiedMs = 0, folder = '', replaces, wants }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'files.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const name = displayFileName(sentName) || FILES_MESSAGES[language].nameless;
  const kind = kindOfName(name);
  const isTaken = kind !== undefined && (wants ?? kind) === kind;
  const problem = bytes === 0 ? 'empty' : !isTaken ? 'type' : bytes > FILE_BYTES[kind] ? 'too-large' : undefined;
  if (problem)
    return { kind: 'refused', code: 'admin/files-invalid', message: problemText(problem, { name, wants, language }) };
  if (!(await isWithinRate(db, { siteId: site.id, address: account.id }, LIMIT)))
    return { kind: 'refused', code: 'admin/files-limited' };
  const upload = await startUpload(db, {
    siteId: site.id,
    accountId: account.id,
    name,
    bytes,
    modifiedMs,
    folder: displayFileName(folder),
    replacesId: replaces,
  });
  if (!upload) return { kind: 'refused', code: 'admin/files-limited' };
  const body: FileUploadReply = { upload: await uploadView(db, site, upload) };
  return { kind: 'done', body };
}
