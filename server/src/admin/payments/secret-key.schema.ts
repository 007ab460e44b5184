import { PAYMENTS_LIMIT } from 'shared-types/admin/store/payments';
import type { CardMode } from 'shared-types/commerce/card-payment';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { FIELD_MESSAGES } from '../field.messages';
import { PAYMENTS_MESSAGES, type PaymentsMessages } from './payments.messages';

const SECRET_KEY = /^(?:sk|rk)_(live|test)_[A-Za-z0-9]+$/;
const PUBLISHABLE = 'pk_';

/** A secret or restricted key of Stripe. */
export function secretKeySchema(language: Language) {
  const { key: messages } = PAYMENTS_MESSAGES[language];
  const { long } = FIELD_MESSAGES[language];
  return z
    .string({ error: messages.empty })
    .max(PAYMENTS_LIMIT.secretKey, { error: long(PAYMENTS_LIMIT.secretKey), abort: true })
    .transform((text) => text.trim())
    .superRefine((text, { addIssue }) => {
      const message = mistakeIn(text, messages);
      if (message !== undefined) addIssue({ code: 'custom', message });
    });
}

function mistakeIn(key: string, messages: PaymentsMessages['key']): string | undefined {
  if (key === '') return messages.empty;
  if (key.startsWith(PUBLISHABLE)) return messages.publishable;
  return SECRET_KEY.test(key) ? undefined : messages.shape;
}

/** Whether payments with a key move money. */
export function modeOfKey(key: string): CardMode {
  return SECRET_KEY.exec(key)?.[1] === 'live' ? 'live' : 'test';
}
