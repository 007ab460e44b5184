import type { Captcha } from 'shared-types/forms/captcha';

export type CaptchaServiceName = Exclude<Captcha, 'altcha'>;

/** A captcha of somebody else: its widget, and the call by which our server asks whether it was completed. */
export interface CaptchaService {
  /** The service's name. */
  readonly title: string;
  /** URL of its script. `language` is a language code. */
  script(language: string): string;
  /** The class by which that script finds the element of its widget. */
  readonly widgetClass: string;
  /** Where its documentation says its files, frames and calls come from. */
  readonly sources: readonly string[];
  /** Where its documentation says tokens are checked, by `POST` with `secret` and `response`. */
  readonly verifyUrl: string;
}
