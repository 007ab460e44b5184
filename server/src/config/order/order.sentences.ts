import type { InLanguages } from '../../language';
import { polish } from './order.sentences.pl';

const english = {
  events: {
    placed: 'Placed',
    paid: 'Paid',
    declined: 'Payment declined',
    fulfilled: 'Fulfilled',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    granted: 'More downloads given',
    noted: 'Note',
  },
  methods: { offline: 'As your shop says', test: 'Test payment: no money moves' },
  buyer: 'Buyer',
  byHand: (amount: string) => `${amount}, given back by hand`,
  automatically: 'Automatically',
  unpaid: 'It was not paid in time.',
  tooLate:
    'The payment came after the order was cancelled, and what it had reserved is not available any more: refund it.',
  reopened: 'The payment came after the order was cancelled. Its items were still there and are reserved again.',
  emailSent: (time: string) => `Sent on ${time}`,
  emailWaits: (time: string) =>
    `Waits until ${time}: nobody gets more than 5 emails an hour that they have not paid for.`,
  emailNext: 'Is about to be sent',
  emailAgain: (time: string) => `Could not be sent yet. It is tried again on ${time}.`,
  emailGivenUp: 'Could not be sent, and is not tried again.',
  restocked: 'The pieces went back into stock.',
  notRestocked: 'The pieces did not go back into stock.',
  subscription: {
    agreed: (number: number, recurring: string) => `Payment ${number} of a subscription: ${recurring}`,
    next: (date: string) => `The next order is made on ${date}.`,
    waits: (date: string) => `The order of ${date} waits: it could not be made, and is tried again every hour.`,
    buyer: 'The buyer has cancelled it.',
    owner: (by: string) => `${by} has cancelled it.`,
    unpaid: 'It has ended, because three orders in a row were not paid.',
    over: 'No further order is made of it.',
  },
  tooLong: (most: number) => `Write at most ${most} characters.`,
  unprintable: 'Write this without special control characters.',
  amountLeft: (most: string) => `Write an amount up to ${most}, which is what is left to refund.`,
  askRefund: (amount: string) =>
    `Refund ${amount}? The refund is written down and the buyer is told. It cannot be taken back.`,
  askCancel: 'Cancel this order? The buyer is told. It cannot be taken back.',
  note: 'Write the note first.',
  changedBy: (by: string, at: string) => `${by} changed this order on ${at}.`,
  changedByBuyer: (at: string) => `The buyer changed this order on ${at}.`,
  lookAtShown: 'It is shown as it is now; look at it, then try again.',
  lookAnew: 'Reload this page to see it as it is now, then try again.',
};

/** What is said of an order that is worked on, in one language. */
export type OrderSentences = typeof english;

/** The same in every language. */
export const ORDER_SENTENCES: InLanguages<OrderSentences> = { en: english, pl: polish };
