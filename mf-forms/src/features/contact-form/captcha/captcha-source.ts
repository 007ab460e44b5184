/** The captcha cannot work in this browser, so that another attempt is of no use. */
export class CaptchaSetupError extends Error {}

/** Where a form gets its captcha key from. */
export interface CaptchaSource {
  /** True if it completes by itself, so that a form can wait for it; false if the visitor has to do something. */
  readonly isSilent: boolean;
  /** What a captcha key is valid for; when it changes, another one is needed. */
  subject(): string;
  /** Milliseconds for which a captcha key is valid. */
  readonly validMs: number;
  /** Completes the captcha; rejects with an `Error` if that is impossible now. */
  complete(): Promise<string>;
}
