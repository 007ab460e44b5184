import {
  FORM_UPLOAD_CALLS,
  FORM_UPLOAD_LIMIT,
  PIECE_FIELD,
  type UploadReply,
  type UploadState,
} from 'shared-types/forms/form-upload';
import type { Host } from 'shared-types/host/host';
import type { RequestResult } from 'shared-types/host/request';

export interface FileToSend {
  readonly file: File;
  readonly formId: string;
  /** Idempotency key of the form. */
  readonly key: string;
  readonly field: string;
  /** Id of an upload to go on with. */
  readonly id?: string | undefined;
  readonly stop: AbortSignal;
  /** The server has this much of the file. */
  readonly onState: (state: UploadState) => void;
  /** The connection is lost; it is tried again. */
  readonly onPause: () => void;
}

/** `undefined` if it was stopped. */
export type SentUpload =
  | { readonly ok: true; readonly state: UploadState }
  | { readonly ok: false; readonly message: string }
  | undefined;

const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
/** A piece takes a minute on the slowest line that can be used. */
const PIECE_MS = 120_000;
const GONE = 'forms/upload-gone';

/** Sends a file piece by piece. A lost connection is waited for; an upload that the server no longer has begins again. */
export async function sendFile(sending: FileToSend, { request }: Pick<Host, 'request'>): Promise<SentUpload> {
  const { file, formId, key, field, stop, onState, onPause } = sending;
  const call = (path: string, fields: Readonly<Record<string, string | Blob>>) =>
    persistently(() => request<UploadReply>(path, post({ formId, key, ...fields }, stop)), { stop, onPause });
  const start = () =>
    request<UploadReply>(FORM_UPLOAD_CALLS.startUpload.path, {
      method: 'POST',
      body: { formId, key, field, name: file.name.slice(-FORM_UPLOAD_LIMIT.name), bytes: file.size },
      signal: stop,
    });
  let state: UploadState | undefined;
  let id = sending.id;
  while (!stop.aborted) {
    const isNew = id === undefined;
    const from = state?.received ?? 0;
    // Without a piece, the server tells how far the upload is.
    const piece = state && from < file.size && { [PIECE_FIELD]: pieceOf(file, from) };
    const result =
      id === undefined
        ? await persistently(start, { stop, onPause })
        : await call(FORM_UPLOAD_CALLS.addPiece.path, { id, offset: String(from), ...piece });
    if (!result || stop.aborted) return undefined;
    if (!result.ok) {
      if (result.code !== GONE || isNew) return { ok: false, message: result.message };
      id = undefined;
      state = undefined;
      continue;
    }
    state = result.body.data;
    id = state.id;
    onState(state);
    if (state.isComplete) return { ok: true, state };
  }
  return undefined;
}

function post(fields: Readonly<Record<string, string | Blob>>, signal: AbortSignal) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method: 'POST', body, signal, timeoutMs: PIECE_MS } as const;
}

function pieceOf(file: File, from: number): Blob {
  return file.slice(from, from + FORM_UPLOAD_LIMIT.pieceBytes);
}

interface Patience {
  readonly stop: AbortSignal;
  readonly onPause: () => void;
}

/** Repeats a call until there is an answer of the server; a proxy's is none. */
async function persistently(
  call: () => Promise<RequestResult<UploadReply>>,
  { stop, onPause }: Patience,
): Promise<RequestResult<UploadReply> | undefined> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    const result = await call();
    const isAnswer = result.ok || (result.failure !== undefined && !isPassing(result.code));
    if (isAnswer) return result;
    if (stop.aborted) return undefined;
    onPause();
    await pause(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0, stop);
  }
  return undefined;
}

/** Failures of the whole server, which end by themselves. */
function isPassing(code: string): boolean {
  return code === 'site/internal' || code === 'site/unavailable' || code === 'site/files-away';
}

/** Ends early when the browser is online again. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { signal: over.signal });
    stop.addEventListener('abort', end, { signal: over.signal });
  });
}
