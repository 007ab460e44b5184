import { FILE_FIELD, FILE_LIMIT, FILES_CALLS, type FileUploadReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { findUploads, handOver } from '../../site/library/file-upload.store';
import type { ActionContext, ActionFiles } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { siteOf } from '../../site/request/site-of-request';
import type { Route, Services } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { editorOf } from '../../site/session/editor-of';
import { addPiece, isPieceOf } from '../../site/upload/pieces/add-piece';
import { registerAdminAction } from '../admin-action';
import { uploadView } from './upload-view';

const nameSchema = z.object({ id: z.guid().toLowerCase() });
const sentSchema = nameSchema.extend({ offset: z.coerce.number().int().min(0).describe('Bytes before the piece.') });

/**
 * `addFilePiece`: stores the next piece of a file; without a piece it only answers how much is stored. After the last one a job
 * processes the file.
 */
export const addFilePieceRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILES_CALLS.addFilePiece,
    input: sentSchema,
    files: pieceWanted(services),
    run: (sent, context) => add(services, sent, context),
  });

/** Pieces of uploads that the account has not started are not kept in memory. */
function pieceWanted({ db }: Services): ActionFiles {
  return {
    field: FILE_FIELD.piece,
    most: 1,
    fileBytes: FILE_LIMIT.pieceBytes,
    requestBytes: FILE_LIMIT.pieceBytes,
    isWelcome: async (request, fields) => {
      const account = await accountOf(db, request);
      const { data } = nameSchema.safeParse(fields);
      if (!account || !data || !mayDo(account, 'files.edit')) return false;
      const owner = { siteId: siteOf(request).id, accountId: account.id };
      return (await findUploads(db, owner, [data.id])).length > 0;
    },
  };
}

async function add(
  services: Services,
  { id, offset }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db } = services;
  const { account, refusal } = await editorOf(db, context, 'files.edit');
  if (!account) return refusal;
  const { site, files } = context;
  const owner = { siteId: site.id, accountId: account.id };
  const [upload] = await findUploads(db, owner, [id]);
  if (!upload) return { kind: 'refused', code: 'admin/file-upload-gone' };
  const [file] = files;
  if (file && upload.state === 'sending' && offset === upload.received) {
    const piece = { offset, bytes: file.bytes };
    if (file.missing || !isPieceOf({ fileBytes: upload.bytes, pieceBytes: FILE_LIMIT.pieceBytes }, piece))
      return { kind: 'refused', code: 'admin/file-piece-invalid' };
    await addPiece(services, { table: 'file_upload', id, siteId: site.id }, piece);
  }
  await handOver(db, id);
  const [stored] = await findUploads(db, owner, [id]);
  if (!stored) return { kind: 'refused', code: 'admin/file-upload-gone' };
  const body: FileUploadReply = { upload: await uploadView(db, site, stored) };
  return { kind: 'done', body };
}
