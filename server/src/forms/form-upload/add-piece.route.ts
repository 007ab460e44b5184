import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, PIECE_FIELD, type UploadReply } from 'shared-types/forms/form-upload';
import { z } from 'zod';
import { registerAction, type ActionContext, type ActionFiles } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { siteOf } from '../../site/request/site-of-request';
import type { Route, Services } from '../../site/services';
import { addPiece, isPieceOf } from '../../site/upload/pieces/add-piece';
import { completeUpload } from './complete-upload';
import { logRefusal, problemCode, problemText } from './file-problem';
import { FORM_UPLOAD_MESSAGES } from './form-upload.messages';
import { findUpload, type Upload } from './upload.store';
import { fileFields, uploadForm, uploadNameSchema } from './upload-request';

const inputSchema = uploadNameSchema.extend({ offset: z.coerce.number().int().min(0) });

/**
 * `addPiece`: stores the next piece of a file, and checks the file after the last one. It answers how much is stored, so that an
 * upload goes on after a broken connection; a piece that is sent twice is stored once.
 */
export const addPieceRoute: Route = (app, services) =>
  registerAction(app, services, {
    ...FORM_UPLOAD_CALLS.addPiece,
    input: inputSchema,
    files: pieceWanted(services),
    run: (input, context) => add(services, input, context),
  });

/** Pieces of uploads that nobody has started are not kept in memory. */
function pieceWanted({ db }: Services): ActionFiles {
  return {
    field: PIECE_FIELD,
    most: 1,
    fileBytes: FORM_UPLOAD_LIMIT.pieceBytes,
    requestBytes: FORM_UPLOAD_LIMIT.pieceBytes,
    isWelcome: async (request, fields) => {
      const { data } = uploadNameSchema.safeParse(fields);
      const found = data && uploadForm(siteOf(request), data);
      return found !== undefined && (await findUpload(db, found.scope, data?.id ?? '')) !== undefined;
    },
  };
}

async function add(
  services: Services,
  { id, offset, ...sent }: z.output<typeof inputSchema>,
  { site, language, request, files }: ActionContext,
): Promise<ActionOutcome> {
  const { db } = services;
  const found = uploadForm(site, sent);
  if (!found) return { kind: 'refused', code: 'forms/not-configured' };
  const upload = await findUpload(db, found.scope, id);
  const field = fileFields(found.form).find((one) => one.id === upload?.field_id);
  // What a submission has is no longer the visitor's.
  if (!upload || !field || upload.submission_id !== null) return { kind: 'refused', code: 'forms/upload-gone' };
  const [file] = files;
  if (file && offset === upload.received && upload.received < upload.bytes) {
    const piece = { offset, bytes: file.bytes };
    if (file.missing || !isPieceOf({ fileBytes: upload.bytes, pieceBytes: FORM_UPLOAD_LIMIT.pieceBytes }, piece))
      return { kind: 'refused', code: 'forms/upload-invalid' };
    await addPiece(services, { table: 'form_upload', id, siteId: site.id }, piece);
  }
  const stored = await findUpload(db, found.scope, id);
  if (!stored) return { kind: 'refused', code: 'forms/upload-gone' };
  if (stored.object_key !== null || stored.received < stored.bytes) return stateOf(stored);
  const { nameless } = FORM_UPLOAD_MESSAGES[language];
  const refusal = await completeUpload(services, { upload: stored, field, nameless });
  if (refusal) {
    logRefusal(request, refusal);
    const message = problemText(refusal.reason, field, language);
    return { kind: 'refused', code: problemCode(refusal.reason), message };
  }
  const complete = await findUpload(db, found.scope, id);
  return complete ? stateOf(complete) : { kind: 'refused', code: 'forms/upload-gone' };
}

function stateOf({ id, received, name, object_key: key }: Upload): ActionOutcome {
  const body: UploadReply = { data: { id, received, name, isComplete: key !== null } };
  return { kind: 'done', body };
}
