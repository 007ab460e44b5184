import { createTextSeal, type TextSeal } from '../../platform/text-seal';
import type { Services } from '../../site/services';

/** Seals the secrets of authenticator apps, and recovery codes until they are shown. */
export function twoStepSeal({ secretFor }: Pick<Services['signing'], 'secretFor'>): TextSeal {
  return createTextSeal(secretFor('two-step sign-in'));
}
