import { FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';
import { MOST_MEGABYTES } from '../fields/most-megabytes';
import type { Entry, FormFiles } from './form-files.effects';
import { addEntry, upload } from './upload-entry.effects';
import type { RecordedFile } from './upload-record.effects';

/** Takes a chosen file: an upload that a reload has interrupted goes on, another one begins, or the field says why not. */
export function takeFile(files: FormFiles, place: HTMLElement, file: File): void {
  const interrupted = [...files.entries].find(
    (entry) => entry.place === place && !entry.file && isSame(entry.recorded, file),
  );
  if (interrupted) {
    interrupted.file = file;
    return upload(files, interrupted);
  }
  const entry = addEntry(files, { place, name: file.name, file });
  const problem = problemOf(files, entry, file);
  if (problem === undefined) return upload(files, entry);
  entry.state = 'failed';
  entry.row.fail(problem, false);
}

function problemOf({ entries, host: { text } }: FormFiles, { place }: Entry, { size }: File): string | undefined {
  const most = Number(place.dataset.most);
  const own = [...entries].filter((entry) => entry.place === place && entry.state !== 'failed');
  // Those of a form that was sent before without script.
  const kept = place.querySelectorAll('input[type="checkbox"]:checked');
  if (own.length + kept.length > most) return text('fileTooMany', { count: most });
  if (size > FORM_UPLOAD_LIMIT.fileBytes) return text('fileTooLarge', { size: MOST_MEGABYTES });
  return size === 0 ? text('fileEmpty') : undefined;
}

function isSame(recorded: RecordedFile | undefined, { name, size, lastModified }: File): boolean {
  return recorded?.name === name && recorded.size === size && recorded.modifiedAt === lastModified;
}
