import type { RenderDifferences } from 'shared-types/render';
import { messages as recurring } from '../../parts/recurring/recurring.messages';
import { messages as recurringPolish } from '../../parts/recurring/recurring.messages.pl';
import { messages } from './subscription-checkout.messages';
import { messages as polish } from './subscription-checkout.messages.pl';

/** Beside its own messages it has those of recurring payments. */
export const rendered = {
  messages: { en: { ...messages, ...recurring }, pl: { ...polish, ...recurringPolish } },
} satisfies RenderDifferences;
