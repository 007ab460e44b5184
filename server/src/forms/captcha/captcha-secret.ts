import type { Services } from '../../site/services';

/** The same on every server with this signing key, so any of them can check what another has issued. */
export function captchaSecret({ secretFor }: Pick<Services['signing'], 'secretFor'>): Uint8Array {
  return secretFor('captchas');
}
