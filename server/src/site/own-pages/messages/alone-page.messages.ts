import type { InLanguages } from '../../../platform/language';
import { polish } from './alone-page.messages.pl';

const english = {
  donate: { title: 'Donate', description: 'Give an amount of your choice.' },
  giftCard: { title: 'Buy a gift card', description: 'Let someone choose their own gift.' },
  subscribe: { title: 'Subscribe', description: 'Regular deliveries and payments.' },
  subscription: { title: 'Your subscription', description: '' },
  contribution: { title: 'Your donation', description: '' },
};

/** What the checkouts without a cart say of themselves, in one language. */
export type AlonePageMessages = typeof english;

/** The same in every language. */
export const ALONE_PAGE_MESSAGES: InLanguages<AlonePageMessages> = { en: english, pl: polish };
