import type { InLanguages } from '../../platform/language';
import { polish } from './order.messages.pl';

const english = {
  events: {
    placed: 'Placed',
    paid: 'Paid',
    declined: 'Payment declined',
    fulfilled: 'Fulfilled',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    granted: 'More downloads given',
    reissued: 'New gift card code sent',
    noted: 'Note',
  },
  buyer: 'Buyer',
  byHand: (amount: string) => `${amount}, returned by hand`,
  automatically: 'Automatically',
  unpaid: 'It was not paid in time.',
  tooLate: 'The payment came after the order was cancelled, and its items are no longer available: refund it.',
  reopened: 'The payment came after the order was cancelled. Its items were still available and are reserved again.',
  emailSent: (time: string) => `Sent on ${time}`,
  emailWaits: (time: string) => `Waits until ${time}: nobody gets more than 5 emails an hour about unpaid orders.`,
  emailNext: 'Is about to be sent',
  emailAgain: (time: string) => `Could not be sent yet. Next attempt: ${time}.`,
  emailGivenUp: 'Could not be sent. There will be no more attempts.',
  restocked: 'The items went back into stock.',
  notRestocked: 'The items did not go back into stock.',
  subscription: {
    agreed: (number: number, recurring: string) => `Payment ${number} of a subscription: ${recurring}`,
    next: (date: string) => `The next order is created on ${date}.`,
    card: (card: string, expires: string) => `It is charged to ${card}, which expires ${expires}.`,
    waits: (date: string) => `The order of ${date} is delayed: it could not be created. We try again every hour.`,
    buyer: 'The buyer cancelled it.',
    owner: (by: string) => `${by} cancelled it.`,
    unpaid: 'It has ended, because three orders in a row were not paid.',
    over: 'It will create no more orders.',
  },
  tooLong: (most: number) => `Enter at most ${most} characters.`,
  unprintable: 'Remove special characters that cannot be seen.',
  refusedByStripe: (why: string) => `Stripe refused the refund, and nothing has changed: ${why}`,
  amountLeft: (most: string) => `Enter an amount up to ${most}, which is left to refund.`,
  confirmRefund: (amount: string) =>
    `Refund ${amount}? The refund is recorded and the buyer is notified. This cannot be undone.`,
  confirmCancel: 'Cancel this order? The buyer is notified. This cannot be undone.',
  note: 'Enter the note first.',
  changedBy: (by: string, at: string) => `${by} changed this order on ${at}.`,
  changedByBuyer: (at: string) => `The buyer changed this order on ${at}.`,
  lookAtShown: 'Its current state is shown; check it, then try again.',
  lookAnew: 'Reload this page to see its current state, then try again.',
};

export type OrderMessages = typeof english;

export const ORDER_MESSAGES: InLanguages<OrderMessages> = { en: english, pl: polish };
