import { UPLOAD_LIMIT } from 'shared-types/admin/store/product-editor';
import type { Host } from 'shared-types/host/host';
import { choosePicture } from './choose-picture.effects';
import { placePictures, type PicturePlaces } from './picture-places.effects';
import type { messages } from '../product-editor.messages';
import { sendPicture, type SentPicture } from './send-picture.effects';
import { takeFiles } from './take-files.effects';
import { addUploadLine, type UploadLine } from './upload-line.effects';

export interface PictureUploads {
  /** The order of the product's pictures. */
  readonly places: PicturePlaces;
  /** True while files are being uploaded or queued. */
  isBusy(): boolean;
}

export interface UploadParts {
  readonly host: Host<typeof messages>;
  /** Called when no upload is left. */
  readonly onQuiet: () => void;
}

/** More would not be faster, and each would look slower. */
const AT_ONCE = 2;
const WRONG_FILE = 400;
const SIGNED_OUT = 401;

/** Uploads each selected or dropped file with its own line, where it can be cancelled or retried. */
export function uploadPictures(form: HTMLFormElement, { host, onQuiet }: UploadParts): PictureUploads {
  const { stop, text } = host;
  const find = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
  const [place, input] = [find('[data-uploads]'), find<HTMLInputElement>('[data-uploads] input')];
  const part = place?.closest('fieldset');
  const places = placePictures(form, host);
  const [waiting, sending] = [new Set<UploadLine>(), new Set<UploadLine>()];
  const isBusy = (): boolean => waiting.size + sending.size > 0;
  if (!place || !input || !part) return { isBusy, places };

  const next = (): void => {
    for (const line of waiting) if (sending.size < AT_ONCE) void send(line);
    if (!isBusy()) onQuiet();
  };
  const send = async (line: UploadLine): Promise<void> => {
    waiting.delete(line);
    sending.add(line);
    const { file, stop: own } = line;
    const sent = await sendPicture({ form, file, stop: own.signal, onProgress: (done) => line.progress(done) });
    sending.delete(line);
    if (!own.signal.aborted) settle(line, sent);
    next();
  };
  const settle = (line: UploadLine, sent: SentPicture): void => {
    if (!sent.ok) return fail(line, sent);
    line.leave();
    choosePicture(form, sent.choice, { host, places });
    host.announcer.announce(text('uploaded', { name: line.file.name }));
  };
  const fail = (
    line: UploadLine,
    { status, reason }: Pick<Extract<SentPicture, { ok: false }>, 'status' | 'reason'>,
  ) => {
    const isSignedOut = status === SIGNED_OUT;
    const message = isSignedOut ? text('signedOut') : (reason ?? text('uploadFailed'));
    const signIn = find('[data-sign-in]');
    if (signIn && isSignedOut) signIn.hidden = false;
    // An invalid file cannot be retried.
    line.fail(message, status !== WRONG_FILE);
    host.announcer.announce(message, 'assertive');
  };
  const onAgain = (line: UploadLine): void => {
    line.wait();
    waiting.add(line);
    next();
  };
  const onCancel = (line: UploadLine): void => {
    line.stop.abort();
    waiting.delete(line);
    line.leave();
    next();
  };
  const take = (files: readonly File[]): void => {
    for (const file of files) {
      const line = addUploadLine(form, { file, text, onAgain, onCancel, heir: input });
      if (file.size > UPLOAD_LIMIT.fileBytes) fail(line, { status: WRONG_FILE, reason: text('uploadLarge') });
      else onAgain(line);
    }
  };
  const hint = find('[data-uploads] .field__hint');
  if (hint) hint.textContent = text('uploadHintLive');
  takeFiles({ input, part, place, stop }, take);
  stop.addEventListener('abort', () => [...waiting, ...sending].forEach(({ stop: own }) => own.abort()));
  return { isBusy, places };
}
