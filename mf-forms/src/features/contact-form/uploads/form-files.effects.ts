import type { Host } from 'shared-types/host/host';
import type { messages } from '../contact-form.messages';
import { writeRecord, type RecordedFile } from './upload-record.effects';
import type { UploadRow } from './upload-row.effects';

/** A file of the form: `waiting` for its upload or the visitor, or at an end. */
export interface Entry {
  readonly place: HTMLElement;
  readonly field: string;
  /** Absent after a reload, until the visitor chooses it again. */
  file?: File;
  recorded?: RecordedFile;
  readonly row: UploadRow;
  /** The key that it was sent with. */
  key: string;
  state: 'waiting' | 'complete' | 'failed';
  stop: AbortController;
}

/** The files of a form, and whether the visitor has sent the form while they were on their way. */
export interface FormFiles {
  readonly form: HTMLFormElement;
  readonly formId: string;
  readonly host: Host<typeof messages>;
  readonly entries: Set<Entry>;
  /** Ends when the uploads that were begun so far have ended: they go one after the other. */
  turn: Promise<void>;
  /** The form waits for its files to be sent with this button. */
  wanted?: { readonly submitter: HTMLElement | undefined };
}

export function filesOf(form: HTMLFormElement, host: Host<typeof messages>): FormFiles {
  const formId = form.querySelector<HTMLInputElement>('input[name="block"]')?.value ?? '';
  return { form, formId, host, entries: new Set(), turn: Promise.resolve() };
}

export function keyInputOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name="key"]');
}

export function keyOf({ form }: Pick<FormFiles, 'form'>): string {
  return keyInputOf(form)?.value ?? '';
}

export function isAny({ entries }: FormFiles, state: Entry['state']): boolean {
  return [...entries].some((entry) => entry.state === state);
}

/** Remembers for a reload what the server has of the files. */
export function record(files: FormFiles): void {
  const key = keyOf(files);
  const own = [...files.entries].flatMap((entry) => (entry.recorded && entry.key === key ? [entry.recorded] : []));
  writeRecord(files.formId, { key, files: own });
}

/** Sends a form that has waited for its files, unless one has failed. */
export function settle(files: FormFiles): void {
  record(files);
  const { form, host, wanted } = files;
  if (!wanted || isAny(files, 'waiting')) return;
  delete files.wanted;
  const hasFailed = isAny(files, 'failed');
  note(form, hasFailed ? host.text('filesUnsent') : '');
  if (!hasFailed && form.isConnected) form.requestSubmit(wanted.submitter);
}

/** Says beside the button what the form waits for. */
export function note(form: HTMLFormElement, message: string): void {
  const line = form.querySelector('[data-files-note]');
  if (line) line.textContent = message;
}
