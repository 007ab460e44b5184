import { CAPTCHA_SERVICE_NAMES } from 'shared-types/forms/captcha';
import type { CaptchaService } from './captcha-service';

/** Version 2, as documented at developers.google.com/recaptcha. Tokens are valid for two minutes, once. */
export const recaptcha: CaptchaService = {
  title: CAPTCHA_SERVICE_NAMES.recaptcha,
  script: (language) => `https://www.google.com/recaptcha/api.js?hl=${encodeURIComponent(language)}`,
  widgetClass: 'g-recaptcha',
  sources: [
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
};
