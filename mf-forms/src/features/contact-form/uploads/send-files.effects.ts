import type { Host } from 'shared-types/host/host';
import type { messages } from '../contact-form.messages';
import { filesOf, isAny, keyOf, note, settle, type FormFiles } from './form-files.effects';
import { resumeFiles } from './resume-files.effects';
import { takeFile } from './take-file.effects';
import { upload } from './upload-entry.effects';

/**
 * Uploads files as soon as they are chosen, one after the other, and goes on after a lost connection or a reload. A form that is
 * sent meanwhile waits for them. Every file field of the form shows its files with their progress.
 */
export async function sendFiles(form: HTMLFormElement, host: Host<typeof messages>): Promise<void> {
  const files = filesOf(form, host);
  holdUntilSent(files);
  await resumeFiles(files);
  for (const place of form.querySelectorAll<HTMLElement>('[data-files]')) takeChosen(files, place);
}

/** Has the form wait for files that are on their way, and says so; it is not sent while one has failed. */
function holdUntilSent(files: FormFiles): void {
  const { form, host } = files;
  const hold = (event: SubmitEvent): void => {
    // Next only turns the page.
    if (form.hasAttribute('data-more')) return;
    sendAgainWithKey(files);
    if (!isAny(files, 'waiting') && !isAny(files, 'failed')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    files.wanted = { submitter: event.submitter ?? undefined };
    if (isAny(files, 'waiting')) note(form, host.text('filesPending'));
    else settle(files);
  };
  form.addEventListener('submit', hold, { signal: host.stop, capture: true });
}

/** After a refusal with another key, the server no longer knows the files. */
function sendAgainWithKey(files: FormFiles): void {
  for (const entry of files.entries) {
    if (entry.state !== 'complete' || entry.key === keyOf(files) || !entry.file) continue;
    delete entry.recorded;
    upload(files, entry);
  }
}

/** Takes the files of an input and empties it, so that the form does not send them again. */
function takeChosen(files: FormFiles, place: HTMLElement): void {
  const input = place.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) return;
  const change = (): void => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    for (const file of chosen) takeFile(files, place, file);
  };
  input.addEventListener('change', change, { signal: files.host.stop });
  // Chosen before this script ran.
  if (input.files?.length) change();
}
