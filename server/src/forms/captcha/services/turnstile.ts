import { CAPTCHA_SERVICE_NAMES } from 'shared-types/forms/captcha';
import type { CaptchaService } from './captcha-service';

/** As documented at developers.cloudflare.com/turnstile. Tokens are valid for five minutes, once; the widget has the browser's language. */
export const turnstile: CaptchaService = {
  title: CAPTCHA_SERVICE_NAMES.turnstile,
  script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  widgetClass: 'cf-turnstile',
  sources: ['https://challenges.cloudflare.com'],
  verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};
