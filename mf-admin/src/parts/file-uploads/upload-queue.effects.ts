import { FILE_LIMIT, FILES_CALLS, type FileKind, type LibraryFile } from 'shared-types/admin/files/files';
import { sendFile, type UploadHost } from './send-file.effects';

/** How far a file is. `part` is the share that the server has, from 0 to 1. */
export type QueueState =
  | { readonly kind: 'waiting' | 'processing' | 'cancelled' }
  | { readonly kind: 'sending'; readonly part: number; readonly isOffline: boolean }
  | { readonly kind: 'done'; readonly file: LibraryFile }
  | { readonly kind: 'failed'; readonly message: string; readonly mayRetry: boolean };

export interface QueuedFile {
  /** Counted from 1. */
  readonly number: number;
  readonly file: File;
  readonly state: QueueState;
}

export interface UploadQueueInput {
  readonly folder?: string | undefined;
  readonly replaces?: string | undefined;
  readonly wants?: FileKind | undefined;
  readonly stop: AbortSignal;
  /** Called after each change, with the changed file. */
  readonly onChange: (changed: QueuedFile) => void;
}

export interface UploadQueue {
  add(files: readonly File[]): void;
  cancel(number: number): void;
  retry(number: number): void;
  /** In the order in which they were added; cancelled ones are not among them. */
  all(): readonly QueuedFile[];
  /** True while files are on their way. */
  isBusy(): boolean;
}

interface Entry extends QueuedFile {
  state: QueueState;
  own: AbortController;
  uploadId?: string;
}

const UNDER_WAY = new Set<QueueState['kind']>(['sending', 'processing']);

/** Uploads files, at most three at once. What fails or is cancelled does not hold the others up. */
export function createUploadQueue(host: UploadHost, input: UploadQueueInput): UploadQueue {
  const entries: Entry[] = [];
  const set = (entry: Entry, state: QueueState): void => {
    if (entry.state.kind === 'cancelled') return;
    entry.state = state;
    input.onChange(entry);
  };
  const next = (): void => {
    if (input.stop.aborted) return;
    const room = FILE_LIMIT.atOnce - entries.filter(({ state }) => UNDER_WAY.has(state.kind)).length;
    for (const entry of entries.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(room, 0)))
      void send(entry).finally(next);
  };
  const send = async (entry: Entry): Promise<void> => {
    const { file, own } = entry;
    const { folder, replaces, wants } = input;
    const sending = (received: number, isOffline = false): void => {
      const part =
        received < 0 && entry.state.kind === 'sending' ? entry.state.part : Math.max(received, 0) / file.size;
      set(entry, { kind: 'sending', part: Number.isFinite(part) ? part : 0, isOffline });
    };
    sending(0);
    const sent = await sendFile(host, {
      file,
      folder,
      replaces,
      wants,
      signal: own.signal,
      onProgress: sending,
      onProcessing: () => set(entry, { kind: 'processing' }),
      onStarted: (id) => void (entry.uploadId = id),
    });
    if (input.stop.aborted) return;
    set(entry, sent.ok ? { kind: 'done', file: sent.file } : { ...sent, kind: 'failed' });
  };
  input.stop.addEventListener('abort', () => entries.forEach(({ own }) => own.abort()), { once: true });
  return {
    add(files) {
      for (const file of files) {
        const entry: Entry = {
          number: entries.length + 1,
          file,
          state: { kind: 'waiting' },
          own: new AbortController(),
        };
        entries.push(entry);
        input.onChange(entry);
      }
      next();
    },
    cancel(number) {
      const entry = entries.find((one) => one.number === number);
      if (!entry || entry.state.kind === 'done') return;
      set(entry, { kind: 'cancelled' });
      entry.own.abort();
      const { method, path } = FILES_CALLS.cancelFileUpload;
      // Without an answer the upload is deleted after a week.
      if (entry.uploadId) void host.request(path, { method, body: { id: entry.uploadId } });
      next();
    },
    retry(number) {
      const entry = entries.find((one) => one.number === number);
      if (entry?.state.kind !== 'failed') return;
      entry.own = new AbortController();
      set(entry, { kind: 'waiting' });
      next();
    },
    all: () => entries.filter(({ state }) => state.kind !== 'cancelled'),
    isBusy: () => entries.some(({ state }) => state.kind === 'waiting' || UNDER_WAY.has(state.kind)),
  };
}
