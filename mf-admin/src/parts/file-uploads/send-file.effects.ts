import {
  FILE_FIELD,
  FILE_LIMIT,
  FILES_CALLS,
  type FileKind,
  type FileUpload,
  type FileUploadReply,
  type FileUploadsReply,
  type LibraryFile,
} from 'shared-types/admin/files/files';
import type { Host } from 'shared-types/host/host';
import type { RequestResult } from 'shared-types/host/request';
import type { messages } from './upload-queue.messages';
import { waitUntil } from './wait.effects';

export type UploadHost = Pick<Host<Readonly<Record<keyof typeof messages, string>>>, 'request' | 'text'>;

export interface FileToSend {
  readonly file: File;
  readonly folder?: string | undefined;
  /** Id of the file that gets these bytes. */
  readonly replaces?: string | undefined;
  /** The only kind that is taken; all if absent. */
  readonly wants?: FileKind | undefined;
  readonly signal: AbortSignal;
  /** Bytes that the server has; `offline` while the line is down. */
  readonly onProgress: (received: number, isOffline?: boolean) => void;
  /** Called once the server has all bytes. */
  readonly onProcessing: () => void;
  /** Gets the id by which the upload is cancelled. */
  readonly onStarted: (id: string) => void;
}

export type SentFile =
  | { readonly ok: true; readonly file: LibraryFile }
  | { readonly ok: false; readonly message: string; readonly mayRetry: boolean };

const CLIENT_ERROR = 400;
const SIGNED_OUT = 401;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** Pauses between attempts that brought nothing; then the owner tries again. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];
const FOLLOW_MS = 700;
/** A film takes a minute; a virus scanner that is away, five. */
const LONGEST_PROCESSING_MS = 600_000;

/**
 * Uploads a file in pieces, and waits until the server has made a file of the library of it. A broken line or a restarted server
 * costs one piece.
 *
 * @implements FILE-07 FILE-08 FILE-09 FILE-10 FILE-11 FILE-14
 */
export async function sendFile(host: UploadHost, input: FileToSend): Promise<SentFile> {
  const started = await begin(host, input);
  if ('ok' in started) return started;
  input.onStarted(started.id);
  const sent = await sendPieces(host, input, started);
  if ('ok' in sent) return sent;
  input.onProcessing();
  return follow(host, input, sent);
}

type Step = FileUpload | Extract<SentFile, { readonly ok: false }>;

async function begin(host: UploadHost, input: FileToSend): Promise<Step> {
  const { file, folder, replaces, wants } = input;
  const body = {
    name: file.name,
    bytes: file.size,
    modifiedMs: file.lastModified,
    ...(folder ? { folder } : {}),
    ...(replaces ? { replaces } : {}),
    ...(wants ? { wants } : {}),
  };
  const { method, path } = FILES_CALLS.startFileUpload;
  return attempt(host, input, () => host.request<FileUploadReply>(path, { method, body, signal: input.signal }));
}

async function sendPieces(host: UploadHost, input: FileToSend, started: FileUpload): Promise<Step> {
  let upload: Step = started;
  let before = -1;
  let pauses = 0;
  while (!('ok' in upload) && upload.state === 'sending') {
    if (upload.received > before) {
      pauses = 0;
    } else {
      const pauseMs = PAUSES_MS[pauses];
      if (pauseMs === undefined) return failed(host.text('uploadIncomplete'), true);
      await waitUntil(pauseMs, input.signal);
      pauses += 1;
    }
    before = upload.received;
    input.onProgress(upload.received);
    upload = await attempt(host, input, (isFirst) => sendPiece(host, input, { upload: upload as FileUpload, isFirst }));
  }
  return upload;
}

/** After a failure the server is asked first how far it is, because only the answer may have been lost. */
async function sendPiece(
  { request }: UploadHost,
  { file, signal }: FileToSend,
  { upload: { id, received }, isFirst }: { readonly upload: FileUpload; readonly isFirst: boolean },
): Promise<RequestResult<FileUploadReply>> {
  const body = new FormData();
  body.append('id', id);
  body.append('offset', String(received));
  if (isFirst) body.append(FILE_FIELD.piece, file.slice(received, received + FILE_LIMIT.pieceBytes));
  const { method, path } = FILES_CALLS.addFilePiece;
  return request<FileUploadReply>(path, { method, body, signal });
}

/** Repeats a call while the line or the server is away. */
async function attempt(
  { text }: UploadHost,
  { signal, onProgress }: FileToSend,
  call: (isFirst: boolean) => Promise<RequestResult<FileUploadReply>>,
): Promise<Step> {
  for (let failures = 0; ; failures += 1) {
    const result = await call(failures === 0);
    if (result.ok) return result.body.upload ?? failed(text('uploadProblem'), true);
    const { status, failure } = result;
    if (status === SIGNED_OUT) return failed(text('uploadSignedOut'), true);
    if (status >= CLIENT_ERROR && status < SERVER_ERROR)
      return failed(failure?.error ?? text('uploadProblem'), status === TOO_MANY);
    const pauseMs = PAUSES_MS[failures];
    if (signal.aborted || pauseMs === undefined) return failed(text('uploadIncomplete'), true);
    if (!navigator.onLine) onProgress(-1, true);
    await waitUntil(pauseMs, signal);
  }
}

async function follow({ request, text }: UploadHost, { signal }: FileToSend, upload: FileUpload): Promise<SentFile> {
  const { path } = FILES_CALLS.followFileUploads;
  const untilMs = performance.now() + LONGEST_PROCESSING_MS;
  for (let now = upload; ;) {
    const ended = endOf(now, text);
    if (ended) return ended;
    if (signal.aborted) return failed(text('uploadJobCancelled'), true);
    if (performance.now() > untilMs) return failed(text('uploadJobIncomplete'), true);
    await waitUntil(FOLLOW_MS, signal);
    const result = await request<FileUploadsReply>(`${path}?ids=${upload.id}`, { signal });
    if (!result.ok) {
      if (result.status === SIGNED_OUT) return failed(text('uploadSignedOut'), true);
      continue;
    }
    const [found] = result.body.uploads ?? [];
    if (!found) return failed(text('uploadNoData'), true);
    now = found;
  }
}

function endOf({ state, file, message, mayRetry }: FileUpload, text: UploadHost['text']): SentFile | undefined {
  if (state === 'done') return file ? { ok: true, file } : failed(text('uploadNoData'), true);
  if (state === 'failed') return failed(message ?? text('uploadJobFailed'), mayRetry ?? true);
  return state === 'cancelled' ? failed(text('uploadJobCancelled'), true) : undefined;
}

function failed(message: string, mayRetry: boolean): Extract<SentFile, { readonly ok: false }> {
  return { ok: false, message, mayRetry };
}
