import { CODE_FIELD, TWO_STEP_LONGEST } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { SECOND_STEP_MESSAGES } from './second-step.messages';

/** A form with a code. */
export function codeSchema(language: Language) {
  const { code: error, wrong } = SECOND_STEP_MESSAGES[language];
  return z.object({
    [CODE_FIELD]: z
      .string({ error })
      .trim()
      .min(1, { error })
      .max(TWO_STEP_LONGEST.code, { error: wrong })
      .describe('Code of an authenticator app, or a recovery code.'),
  });
}
