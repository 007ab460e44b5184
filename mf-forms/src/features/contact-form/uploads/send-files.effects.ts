import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, type UploadReply } from 'shared-types/forms/form-upload';
import type { Host } from 'shared-types/host/host';
import type { messages } from '../contact-form.messages';
import { MOST_MEGABYTES } from '../fields/most-megabytes';
import { sendFile } from './send-file.effects';
import { readRecord, writeRecord, type RecordedFile } from './upload-record.effects';
import { addRow, type UploadRow } from './upload-row.effects';

/** The form waits for this request before it is live. */
const RESUME_MS = 5000;

/** A file of the form: `waiting` for its upload or the visitor, or at an end. */
interface Entry {
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

/**
 * Uploads files as soon as they are chosen, one after the other, and goes on after a lost connection or a reload. A form that is
 * sent meanwhile waits for them. Every file field of the form shows its files with their progress.
 */
export async function sendFiles(form: HTMLFormElement, host: Host<typeof messages>): Promise<void> {
  const { request, stop, text } = host;
  const formId = form.querySelector<HTMLInputElement>('input[name="block"]')?.value ?? '';
  const keyInput = form.querySelector<HTMLInputElement>('input[name="key"]');
  const places = [...form.querySelectorAll<HTMLElement>('[data-files]')];
  const entries = new Set<Entry>();
  let turn: Promise<void> = Promise.resolve();
  let wanted: { readonly submitter: HTMLElement | undefined } | undefined;

  const note = (message: string): void => {
    const line = form.querySelector('[data-files-note]');
    if (line) line.textContent = message;
  };
  const keyOf = () => keyInput?.value ?? '';
  const record = (): void => {
    const files = [...entries].flatMap(({ recorded, key }) => (recorded && key === keyOf() ? [recorded] : []));
    writeRecord(formId, { key: keyOf(), files });
  };
  const settle = (): void => {
    record();
    if (!wanted || [...entries].some(({ state }) => state === 'waiting')) return;
    const { submitter } = wanted;
    wanted = undefined;
    note('');
    if ([...entries].some(({ state }) => state === 'failed')) return note(text('filesUnsent'));
    if (form.isConnected) form.requestSubmit(submitter);
  };

  const upload = (entry: Entry): void => {
    entry.state = 'waiting';
    entry.key = keyOf();
    entry.row.progress(0);
    entry.stop = new AbortController();
    turn = turn.then(() => run(entry));
  };
  const run = async (entry: Entry): Promise<void> => {
    const { file, field, row, key } = entry;
    const signal = AbortSignal.any([entry.stop.signal, stop]);
    if (!file || signal.aborted) return;
    const onState = ({ id, received }: { readonly id: string; readonly received: number }): void => {
      entry.recorded = { field, id, name: file.name, size: file.size, modifiedAt: file.lastModified };
      record();
      row.progress(received / file.size);
    };
    const sent = await sendFile(
      { file, formId, key, field, id: entry.recorded?.id, stop: signal, onState, onPause: () => row.pause() },
      { request },
    );
    if (!sent) return;
    entry.state = sent.ok ? 'complete' : 'failed';
    if (sent.ok) row.complete(sent.state.id, sent.state.name);
    else {
      delete entry.recorded;
      row.fail(sent.message, true);
    }
    settle();
  };

  const add = (
    place: HTMLElement,
    { name, file, recorded }: { readonly name: string; readonly file?: File; readonly recorded?: RecordedFile },
  ) => {
    const entry: Entry = {
      place,
      field: place.dataset.files ?? '',
      ...(file && { file }),
      ...(recorded && { recorded }),
      key: keyOf(),
      state: 'waiting',
      stop: new AbortController(),
      row: addRow({
        place,
        name,
        host,
        onRetry: () => upload(entry),
        onRemove: () => {
          entry.stop.abort();
          entries.delete(entry);
          if (entry.recorded) void forget(entry.recorded.id, entry.key);
          settle();
        },
      }),
    };
    entries.add(entry);
    return entry;
  };
  const forget = (id: string, key: string) =>
    request(FORM_UPLOAD_CALLS.removeUpload.path, { method: 'POST', body: { id, formId, key } });

  const take = (place: HTMLElement, file: File): void => {
    const waiting = [...entries].find(
      ({ recorded, ...entry }) => entry.place === place && !entry.file && isSame(recorded, file),
    );
    if (waiting) {
      waiting.file = file;
      return upload(waiting);
    }
    const entry = add(place, { name: file.name, file });
    const most = Number(place.dataset.most);
    const count =
      [...entries].filter((one) => one.place === place && one.state !== 'failed').length +
      place.querySelectorAll('input[type="checkbox"]:checked').length;
    const problem =
      count > most
        ? text('fileTooMany', { count: most })
        : file.size > FORM_UPLOAD_LIMIT.fileBytes
          ? text('fileTooLarge', { size: MOST_MEGABYTES })
          : file.size === 0
            ? text('fileEmpty')
            : undefined;
    if (problem === undefined) return upload(entry);
    entry.state = 'failed';
    entry.row.fail(problem, false);
  };

  /** Empties the input, so that the form does not send its files again. */
  const listen = (place: HTMLElement): void => {
    const input = place.querySelector<HTMLInputElement>('input[type="file"]');
    const change = (): void => {
      const files = [...(input?.files ?? [])];
      if (input) input.value = '';
      for (const file of files) take(place, file);
    };
    input?.addEventListener('change', change, { signal: stop });
    // Chosen before this script ran.
    if (input?.files?.length) change();
  };

  /** Files that were sent before a reload are there again, unless their form was sent meanwhile. */
  const resume = async (): Promise<void> => {
    const known = readRecord(formId);
    if (!known || !keyInput || entries.size > 0 || form.querySelector('[data-uploads] input[type="checkbox"]')) return;
    for (const recorded of known.files) {
      const place = places.find(({ dataset }) => dataset.files === recorded.field);
      const state = place && (await stateOf(recorded.id, known.key));
      if (!place || !state || stop.aborted) continue;
      keyInput.value = known.key;
      const entry = add(place, { name: state.name, recorded });
      entry.state = state.isComplete ? 'complete' : 'failed';
      if (state.isComplete) entry.row.complete(recorded.id, state.name);
      else entry.row.fail(text('filesAgain', { name: recorded.name }), false);
    }
    record();
  };
  const stateOf = async (id: string, key: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ id, formId, key, offset: '0' })) body.append(name, value);
    const result = await request<UploadReply>(FORM_UPLOAD_CALLS.addPiece.path, {
      method: 'POST',
      body,
      timeoutMs: RESUME_MS,
    });
    return result.ok ? result.body.data : undefined;
  };

  form.addEventListener(
    'submit',
    (event) => {
      if (form.hasAttribute('data-more')) return;
      // After a refusal with another key, the server no longer knows the files.
      for (const entry of entries)
        if (entry.state === 'complete' && entry.key !== keyOf() && entry.file) {
          delete entry.recorded;
          upload(entry);
        }
      if (![...entries].some(({ state }) => state !== 'complete')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wanted = { submitter: event.submitter ?? undefined };
      if ([...entries].some(({ state }) => state === 'waiting')) note(text('filesPending'));
      else settle();
    },
    { signal: stop, capture: true },
  );
  await resume();
  for (const place of places) listen(place);
}

function isSame(recorded: RecordedFile | undefined, { name, size, lastModified }: File): boolean {
  return recorded?.name === name && recorded.size === size && recorded.modifiedAt === lastModified;
}
