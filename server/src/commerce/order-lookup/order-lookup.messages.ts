import type { InLanguages } from '../../platform/language';
import { polish } from './order-lookup.messages.pl';

const english = {
  requested:
    'If there is an order with that number and address, an email with a link to it is on its way. It can take a minute to arrive.',
  limited: (minutes: number) =>
    `Too many emails were requested. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  number: 'Enter the order number, like 1001. You find it in the email about your order.',
  email: 'Enter the whole email address, like ada@example.com.',
};

export type OrderLookupMessages = typeof english;

export const ORDER_LOOKUP_MESSAGES: InLanguages<OrderLookupMessages> = { en: english, pl: polish };
