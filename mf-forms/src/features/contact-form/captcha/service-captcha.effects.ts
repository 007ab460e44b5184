import { CAPTCHA_CALLS, CAPTCHA_MESSAGE_KEY, type CaptchaMessage } from 'shared-types/forms/captcha';
import type { CaptchaSource } from './captcha-source';

const LOAD_TIMEOUT_MS = 30_000;
/** Tokens of the strictest service are valid for two minutes. */
const VALID_MS = 110_000;

export interface ServiceFrame {
  /** Id of the form. */
  readonly formId: string;
  /** Where the frame is shown. */
  readonly place: HTMLElement;
  readonly title: string;
  readonly stop: AbortSignal;
}

/** A service's captcha, in a frame with a policy of its own. The visitor completes it; each attempt is a new frame. */
export function serviceCaptcha({ formId, place, title, stop }: ServiceFrame): CaptchaSource {
  const src = CAPTCHA_CALLS.getCaptchaFrame.path.replace(':form', encodeURIComponent(formId));
  stop.addEventListener('abort', () => place.replaceChildren(), { once: true });
  return {
    isSilent: false,
    // The service's token is valid for any submission.
    subject: () => '',
    validMs: VALID_MS,
    complete: () => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, title });
      place.replaceChildren(frame);
      return tokenOf(frame, stop);
    },
  };
}

/** The token that the frame tells. Later messages of the frame, such as its height, are followed as long as it is shown. */
function tokenOf(frame: HTMLIFrameElement, stop: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('The captcha’s frame could not be loaded.'));
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    const ended = new AbortController();
    const signal = AbortSignal.any([stop, ended.signal]);
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (!frame.isConnected) return ended.abort();
      if (source !== frame.contentWindow || origin !== location.origin) return;
      const message = (Object(data) as Record<string, CaptchaMessage | undefined>)[CAPTCHA_MESSAGE_KEY];
      if (!message) return;
      clearTimeout(timer);
      if ('token' in message) resolve(message.token);
      else if ('height' in message) frame.style.blockSize = `${message.height}px`;
      else fail();
    };
    addEventListener('message', hear, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
