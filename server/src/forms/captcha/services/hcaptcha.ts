import { CAPTCHA_SERVICE_NAMES } from 'shared-types/forms/captcha';
import type { CaptchaService } from './captcha-service';

/** As documented at docs.hcaptcha.com. Tokens are valid for two minutes, once. */
export const hcaptcha: CaptchaService = {
  title: CAPTCHA_SERVICE_NAMES.hcaptcha,
  script: (language) => `https://js.hcaptcha.com/1/api.js?hl=${encodeURIComponent(language)}`,
  widgetClass: 'h-captcha',
  sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  verifyUrl: 'https://api.hcaptcha.com/siteverify',
};
