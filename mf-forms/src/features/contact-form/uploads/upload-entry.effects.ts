import { FORM_UPLOAD_CALLS } from 'shared-types/forms/form-upload';
import { keyOf, record, settle, type Entry, type FormFiles } from './form-files.effects';
import { sendFile } from './send-file.effects';
import type { RecordedFile } from './upload-record.effects';
import { addRow } from './upload-row.effects';

interface FileToShow {
  readonly place: HTMLElement;
  readonly name: string;
  readonly file?: File;
  readonly recorded?: RecordedFile;
}

/** Shows a file in its field, with buttons to try it again and to remove it. */
export function addEntry(files: FormFiles, { place, name, file, recorded }: FileToShow): Entry {
  const entry: Entry = {
    place,
    field: place.dataset.files ?? '',
    ...(file && { file }),
    ...(recorded && { recorded }),
    key: keyOf(files),
    state: 'waiting',
    stop: new AbortController(),
    row: addRow({
      place,
      name,
      host: files.host,
      onRetry: () => upload(files, entry),
      onRemove: () => remove(files, entry),
    }),
  };
  files.entries.add(entry);
  return entry;
}

/** Uploads a file after those that were begun before it. */
export function upload(files: FormFiles, entry: Entry): void {
  entry.state = 'waiting';
  entry.key = keyOf(files);
  entry.row.progress(0);
  entry.stop = new AbortController();
  files.turn = files.turn.then(() => run(files, entry));
}

async function run(files: FormFiles, entry: Entry): Promise<void> {
  const { formId, host } = files;
  const { file, field, row, key } = entry;
  const stop = AbortSignal.any([entry.stop.signal, host.stop]);
  if (!file || stop.aborted) return;
  const onState = ({ id, received }: { readonly id: string; readonly received: number }): void => {
    entry.recorded = { field, id, name: file.name, size: file.size, modifiedAt: file.lastModified };
    record(files);
    row.progress(received / file.size);
  };
  const id = entry.recorded?.id;
  const sent = await sendFile({ file, formId, key, field, id, stop, onState, onPause: () => row.pause() }, host);
  if (!sent) return;
  entry.state = sent.ok ? 'complete' : 'failed';
  if (sent.ok) row.complete(sent.state.id, sent.state.name);
  else {
    delete entry.recorded;
    row.fail(sent.message, true);
  }
  settle(files);
}

/** The server deletes by itself what it is not told of. */
function remove(files: FormFiles, entry: Entry): void {
  const { formId, host, entries } = files;
  const { key, recorded, stop } = entry;
  stop.abort();
  entries.delete(entry);
  if (recorded)
    void host.request(FORM_UPLOAD_CALLS.removeUpload.path, {
      method: 'POST',
      body: { id: recorded.id, formId, key },
    });
  settle(files);
}
