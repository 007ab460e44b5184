import { FORM_UPLOAD_CALLS, type UploadReply, type UploadState } from 'shared-types/forms/form-upload';
import { keyInputOf, record, type FormFiles } from './form-files.effects';
import { addEntry } from './upload-entry.effects';
import { readRecord, type RecordedFile } from './upload-record.effects';

/** The form waits for this request before it is live. */
const RESUME_MS = 5000;

/** Shows the files that were sent before a reload, with the form's key of then, unless their form was sent meanwhile. */
export async function resumeFiles(files: FormFiles): Promise<void> {
  const { form, formId, entries } = files;
  const known = readRecord(formId);
  const isFresh = entries.size === 0 && !form.querySelector('[data-uploads] input[type="checkbox"]');
  if (!known || !isFresh || !keyInputOf(form)) return;
  for (const recorded of known.files) await resumeFile(files, recorded, known.key);
  record(files);
}

async function resumeFile(files: FormFiles, recorded: RecordedFile, key: string): Promise<void> {
  const { form, host } = files;
  const places = [...form.querySelectorAll<HTMLElement>('[data-files]')];
  const place = places.find(({ dataset }) => dataset.files === recorded.field);
  const state = place && (await stateOf(files, recorded.id, key));
  const keyInput = keyInputOf(form);
  if (!place || !state || !keyInput || host.stop.aborted) return;
  keyInput.value = key;
  const entry = addEntry(files, { place, name: state.name, recorded });
  entry.state = state.isComplete ? 'complete' : 'failed';
  if (state.isComplete) entry.row.complete(recorded.id, state.name);
  else entry.row.fail(host.text('filesAgain', { name: recorded.name }), false);
}

/** Without a piece, the server tells how far the upload is. */
async function stateOf({ formId, host }: FormFiles, id: string, key: string): Promise<UploadState | undefined> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ id, formId, key, offset: '0' })) body.append(name, value);
  const { path } = FORM_UPLOAD_CALLS.addPiece;
  const result = await host.request<UploadReply>(path, { method: 'POST', body, timeoutMs: RESUME_MS });
  return result.ok ? result.body.data : undefined;
}
