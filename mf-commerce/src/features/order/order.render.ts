import type { RenderDifferences } from 'shared-types/render';
import { messages as recurring } from '../../parts/recurring/recurring.messages';
import { messages as recurringPolish } from '../../parts/recurring/recurring.messages.pl';
import { messages } from './order.messages';
import { messages as polish } from './order.messages.pl';

/** Beside its own messages it has those of recurring payments. */
export const rendered = {
  messages: { en: { ...messages, ...recurring }, pl: { ...polish, ...recurringPolish } },
} satisfies RenderDifferences;
