import { StartError } from '../postgres/start-error';
import type { Config, Env } from './config';

const PAIR = /^([\w-]{1,200})=([\w-]{1,200})$/;

/** Secrets of captcha services by site key; empty without any. Throws a StartError that repeats no secret. */
export function readCaptchaSecrets(env: Env): Pick<Config, 'captchaSecrets'> {
  const pairs = (env['CAPTCHA_SECRETS'] ?? '').split(',').flatMap((part) => part.trim() || []);
  if (pairs.length === 0) return {};
  const secrets = pairs.map((pair): [siteKey: string, secret: string] => {
    const [, siteKey, secret] = PAIR.exec(pair) ?? [];
    if (siteKey !== undefined && secret !== undefined) return [siteKey, secret];
    throw new StartError(
      'CAPTCHA_SECRETS is not a list of secrets: write each as site-key=secret, separated by commas, or leave it out.',
    );
  });
  return { captchaSecrets: new Map(secrets) };
}
