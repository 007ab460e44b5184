import type { RenderDifferences } from 'shared-types/render';
import { messages as recurring } from '../../parts/recurring/recurring.messages';
import { messages as recurringPolish } from '../../parts/recurring/recurring.messages.pl';
import { messages as subscription } from './offer/subscription.messages';
import { messages as subscriptionPolish } from './offer/subscription.messages.pl';
import { messages } from './product.messages';
import { messages as polish } from './product.messages.pl';
import { messages as reviews } from './reviews/reviews.messages';
import { messages as reviewsPolish } from './reviews/reviews.messages.pl';

/** Beside its own messages it has those of recurring payments. */
export const rendered = {
  messages: {
    en: { ...messages, ...reviews, ...subscription, ...recurring },
    pl: { ...polish, ...reviewsPolish, ...subscriptionPolish, ...recurringPolish },
  },
} satisfies RenderDifferences;
