import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, type UploadReply } from 'shared-types/forms/form-upload';
import { z } from 'zod';
import { storableText } from '../../platform/schema/storable-text';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { displayFileName } from '../../site/upload/display-file-name';
import { isShownTo } from '../contact-form/is-shown-to';
import { problemCode, problemText, type FileProblem } from './file-problem';
import { FORM_UPLOAD_MESSAGES } from './form-upload.messages';
import { startUpload } from './upload.store';
import { fileFields, mayUpload, scopeShape, uploadForm } from './upload-request';

const LONGEST_ID = 100;

const inputSchema = z.object({
  ...scopeShape,
  field: z.string().max(LONGEST_ID),
  name: z
    .string()
    .max(FORM_UPLOAD_LIMIT.name)
    .refine((name) => storableText(name) === name),
  bytes: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
});

/** `startUpload`: reserves room for a file of a form that is being filled in. */
export const startUploadRoute: Route = (app, services) =>
  registerAction(app, services, {
    ...FORM_UPLOAD_CALLS.startUpload,
    input: inputSchema,
    run: (input, context) => start(services, input, context),
  });

async function start(
  { db }: Services,
  { field: fieldId, name: sentName, bytes, ...sent }: z.output<typeof inputSchema>,
  { site, language, request }: ActionContext,
): Promise<ActionOutcome> {
  const found = uploadForm(site, sent);
  const field = found && fileFields(found.form).find(({ id }) => id === fieldId);
  if (!found || !field) return { kind: 'refused', code: 'forms/not-configured' };
  if (!(await isShownTo(db, request, found.form.page))) return { kind: 'refused', code: 'forms/page-locked' };
  const refused = (problem: FileProblem): ActionOutcome => ({
    kind: 'refused',
    code: problemCode(problem),
    message: problemText(problem, field, language),
  });
  if (bytes === 0) return refused('empty');
  if (bytes > FORM_UPLOAD_LIMIT.fileBytes) return refused('too-large');
  if (!(await mayUpload(db, request, site.id))) return refused('limited');
  const name = displayFileName(sentName) || FORM_UPLOAD_MESSAGES[language].nameless;
  const started = await startUpload(db, { ...found.scope, fieldId, name, bytes });
  if (started.kind !== 'started') return refused(started.kind);
  const body: UploadReply = { data: { id: started.id, received: 0, name, isComplete: false } };
  return { kind: 'done', body };
}
