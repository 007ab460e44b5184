import { SESSION_STORAGE } from 'shared-types/site/cookie';

/** A file of a form that is being filled in, so that its upload goes on after a reload. */
export interface RecordedFile {
  readonly field: string;
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** In milliseconds. */
  readonly modifiedAt: number;
}

export interface UploadRecord {
  /** Idempotency key that the form must be sent with. */
  readonly key: string;
  readonly files: readonly RecordedFile[];
}

const nameOf = (formId: string) => `${SESSION_STORAGE.formUploads}-${formId}`;

/** What this tab has sent for a form before it was reloaded. */
export function readRecord(formId: string): UploadRecord | undefined {
  try {
    const { key, files } = Object(JSON.parse(sessionStorage.getItem(nameOf(formId)) ?? 'null')) as UploadRecord;
    return typeof key === 'string' && Array.isArray(files) ? { key, files: files.filter(isFile) } : undefined;
  } catch {
    return undefined;
  }
}

/** Without storage, a reload begins the uploads again. */
export function writeRecord(formId: string, record: UploadRecord): void {
  try {
    if (record.files.length === 0) sessionStorage.removeItem(nameOf(formId));
    else sessionStorage.setItem(nameOf(formId), JSON.stringify(record));
  } catch {
    // The browser stores nothing for this site.
  }
}

function isFile(value: unknown): value is RecordedFile {
  const { field, id, name, size } = Object(value) as RecordedFile;
  return [field, id, name].every((text) => typeof text === 'string') && Number.isFinite(size);
}
