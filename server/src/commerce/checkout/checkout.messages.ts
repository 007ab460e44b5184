import type { InLanguages } from '../../platform/language';
import { polish } from './checkout.messages.pl';

const english = {
  gone: (title: string) => `${title} is no longer available. Please remove it from your cart.`,
  formMissing: (title: string) => `${title} needs some details. Please add them in your cart.`,
  reloadForCurrency: 'The currency of this shop has changed. Reload this page to see the amounts, then send it again.',
  /** `codes` are separated by commas. */
  usedUp: (codes: string) => `${codes} has been used up, and was removed from your cart.`,
  noShipping: 'Please choose a shipping method.',
  otherShipping: 'Please choose another shipping method.',
  nowhere: 'We do not ship these items to this address. Please enter another one.',
  noPayment: 'Please choose a payment method.',
  otherPayment:
    'This payment method is no longer available. Please choose another one, or reload the page to see the current ones.',
  noFirstName: 'Please enter your first name.',
  noLastName: 'Please enter your last name.',
  noStreet: 'Please enter your street and house number.',
  noCity: 'Please enter your city.',
  noCountry: 'Please choose a country.',
  noState: 'Please enter your state or region.',
  /** A state that does not exist in its country, with an example. */
  unknownState: (state: string, { name, code }: { readonly name: string; readonly code: string }) =>
    `“${state}” is not a state we know. Please enter its name or abbreviation, such as ${name} or ${code}.`,
  noPostalCode: 'Please enter your postal code.',
  giftCardUnknown: 'This gift card code is not valid. Check the code, or leave the field empty.',
  giftCardEmpty: 'This gift card has no balance left. Leave the field empty to order without it.',
  giftCardsLimited: 'Too many codes were tried from here. Wait a few minutes, or order without a gift card.',
  ordersLimited: (minutes: number) =>
    `Too many orders were placed from here. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  /** Path of the order lookup page. */
  placedAlready: (path: string) =>
    `This order has already been placed. Its link is in the email you received; ${path} sends it again.`,
  unpaidLimited: (most: number) => (minutes: number) =>
    `${most === 1 ? 'An order' : `${most} orders`} from your network or with this email address ${most === 1 ? 'is' : 'are'} not paid yet. Pay for one on its page, or wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then order again. Your cart and what you typed are kept.`,
  noText: 'Please enter text.',
  tooLong: (most: number) => `Please enter at most ${most} characters.`,
  unprintable: 'Please remove special characters that cannot be seen.',
  stale: 'Please reload the page and send the order again.',
};

export type CheckoutMessages = typeof english;

export const CHECKOUT_MESSAGES: InLanguages<CheckoutMessages> = { en: english, pl: polish };
