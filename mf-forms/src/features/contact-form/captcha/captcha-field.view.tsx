import type { ReactElement } from 'react';
import { CAPTCHA_INPUT, type Captcha } from 'shared-types/forms/captcha';

interface CaptchaFieldProps {
  readonly kind: Captcha;
  /** The server's own captcha key, in a form that comes back without script. */
  readonly value: string;
  /** What to do without script; nothing special if empty. */
  readonly withoutScript: string;
}

/** The captcha of a form; its script shows what a service has to show. */
export function CaptchaField({ kind, value, withoutScript }: CaptchaFieldProps): ReactElement {
  return (
    <div className="forms-contact-form__captcha" data-captcha={kind}>
      <input type="hidden" name={CAPTCHA_INPUT} value={value} />
      <div data-captcha-node="" />
      <p role="status" className="field__hint" />
      {withoutScript && <noscript>{withoutScript}</noscript>}
    </div>
  );
}
