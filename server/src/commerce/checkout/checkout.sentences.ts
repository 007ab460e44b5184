import type { InLanguages } from '../../language';
import { polish } from './checkout.sentences.pl';

const english = {
  gone: (title: string) => `${title} is no longer available. Please remove it from your cart.`,
  formMissing: (title: string) => `${title} needs some details. Please add them in your cart.`,
  reloadForCurrency: 'The currency of this shop has changed. Reload this page to see the amounts, then send it again.',
  /** The codes, with commas between them. */
  usedUp: (codes: string) => `${codes} has been used up, and was taken off your cart.`,
  noShipping: 'Please choose how to send it.',
  otherShipping: 'Please choose another way to send it.',
  /** No way to send it goes there. */
  nowhere: 'We cannot send these items to this address. Please write another one.',
  noPayment: 'Please choose how to pay.',
  otherPayment:
    'This way to pay is not taken any more. Please choose another one, or reload the page to see which there are.',
  noFirstName: 'Please write your first name.',
  noLastName: 'Please write your last name.',
  noStreet: 'Please write your street and house number.',
  noCity: 'Please write your city.',
  noCountry: 'Please choose a country.',
  noState: 'Please write your state or region.',
  /** A state that its country has not, and one that it has. */
  unknownState: (state: string, { name, code }: { readonly name: string; readonly code: string }) =>
    `We do not know the state “${state}”. Please write its name or its short form, such as ${name} or ${code}.`,
  noPostalCode: 'Please write your postal code.',
  giftCardUnknown: 'We do not know this gift card. Check the code, or leave the field empty.',
  giftCardEmpty: 'Nothing is left on this gift card. Leave the field empty to order without it.',
  giftCardsLimited: 'Too many codes were tried from here. Wait a few minutes, or order without a gift card.',
  ordersLimited: (minutes: number) =>
    `Too much was ordered from here. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  /** The path of the page that sends the link to an order. */
  placedAlready: (path: string) =>
    `This order has been placed already. Its link is in the email you received; ${path} sends it again.`,
  unpaidLimited: (most: number) => (minutes: number) =>
    `${most === 1 ? 'An order' : `${most} orders`} from your network or with this email address ${most === 1 ? 'is' : 'are'} not paid yet. Pay for one of them on its page, or wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then order again. Your cart and what you typed are kept.`,
  noText: 'Please write this as text.',
  tooLong: (most: number) => `Please write at most ${most} characters.`,
  unprintable: 'Please write this without special control characters.',
  stale: 'Please reload the page and send the order again.',
};

/** What is said of an order that cannot be placed, in one language. */
export type CheckoutSentences = typeof english;

/** The same in every language. */
export const CHECKOUT_SENTENCES: InLanguages<CheckoutSentences> = { en: english, pl: polish };
