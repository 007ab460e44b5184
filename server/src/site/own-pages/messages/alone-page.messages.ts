import type { InLanguages } from '../../../platform/language';
import { polish } from './alone-page.messages.pl';

const english = {
  donate: { title: 'Donate', description: 'Give an amount of your choice.' },
  giftCard: { title: 'Buy a gift card', description: 'Let someone choose their own gift.' },
  subscribe: { title: 'Subscribe', description: 'Regular deliveries and payments.' },
  subscription: { title: 'Your subscription', description: '' },
  contribution: { title: 'Your donation', description: '' },
};

export type AlonePageMessages = typeof english;

export const ALONE_PAGE_MESSAGES: InLanguages<AlonePageMessages> = { en: english, pl: polish };
