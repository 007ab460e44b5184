import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { PRODUCT_EDITOR_CALLS, UPLOAD_FIELD, type PictureChoice } from 'shared-types/admin/store/product-editor';

/** Result of an upload. `status` is 0 without a response. */
export type SentPicture =
  | { readonly ok: true; readonly choice: PictureChoice }
  | {
      readonly ok: false;
      readonly status: number;
      /** The server's own message, if any. */
      readonly reason?: string;
    };

export interface PictureSending {
  readonly form: HTMLFormElement;
  readonly file: File;
  readonly stop: AbortSignal;
  /** Receives the uploaded share, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** The server's response, not yet validated. */
interface Answer {
  readonly pictures?: readonly PictureChoice[];
  readonly error?: string;
  readonly crumb?: string;
  readonly data?: { readonly errors?: Readonly<Record<string, string>> };
}

/** Uploads a file with progress, which fetch does not report. An outdated crumb is renewed once. */
export async function sendPicture(sending: PictureSending): Promise<SentPicture> {
  const first = await attempt(sending);
  if (!first.crumb) return first.sent;
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${CRUMB_PARAMETER}]`))
    input.value = first.crumb;
  return (await attempt(sending)).sent;
}

function attempt(sending: PictureSending): Promise<{ readonly sent: SentPicture; readonly crumb?: string }> {
  const { form, file, stop, onProgress } = sending;
  const { method, path } = PRODUCT_EDITOR_CALLS.uploadPictures;
  const body = new FormData();
  for (const name of [CRUMB_PARAMETER, 'id'])
    body.append(name, form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '');
  body.append(UPLOAD_FIELD, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (): void => {
      const answer = readAnswer(request.responseText);
      const choice = answer.pictures?.[0];
      resolve(
        request.status === 200 && choice
          ? { sent: { ok: true, choice } }
          : { sent: refusalOf(request.status, answer), ...(answer.crumb ? { crumb: answer.crumb } : {}) },
      );
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', end);
    stop.addEventListener('abort', () => request.abort());
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.send(body);
  });
}

function refusalOf(status: number, { error, data }: Answer): SentPicture {
  const reason = data?.errors?.[UPLOAD_FIELD] ?? error;
  return { ok: false, status, ...(reason ? { reason } : {}) };
}

function readAnswer(text: string): Answer {
  try {
    return Object(JSON.parse(text)) as Answer;
  } catch {
    // No response, or one of a proxy: the status is sufficient.
    return {};
  }
}
