import type { CaptchaService, CaptchaServiceName } from './captcha-service';
import { hcaptcha } from './hcaptcha';
import { recaptcha } from './recaptcha';
import { turnstile } from './turnstile';

export const CAPTCHA_SERVICES: Readonly<Record<CaptchaServiceName, CaptchaService>> = {
  hcaptcha,
  turnstile,
  recaptcha,
};
