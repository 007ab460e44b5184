import type { InLanguages } from '../../platform/language';
import { polish } from './cart.messages.pl';

const english = {
  added: (title: string) => `${title} is in your cart.`,
  quantity: (title: string, quantity: number) => `${title}: ${quantity} in your cart.`,
  removed: (title: string) => `${title} was removed from your cart.`,
  formSaved: (title: string) => `Your details for ${title} are saved.`,
  removeQuestion: (title: string) => `Remove ${title} from your cart?`,
  soldOut: (title: string) => `${title} is sold out.`,
  /** `already` of the pieces in stock are in the cart. */
  tooMany: ({ title, available, already }: StockOfTitle) => {
    const stock = `${title}: only ${available} in stock`;
    if (already === 0) return `${stock}.`;
    return `${stock}, and ${already === 1 ? 'one is' : `${already} are`} already in your cart.`;
  },
  tooManyForAnyCart: (most: number) => `A cart can hold at most ${most} of one item.`,
  noVariant: 'Choose what to buy.',
  noQuantity: (least: number, most: number) => `Choose a whole number from ${least} to ${most}.`,
  noAnswer: 'Answer yes or no.',
  couponAdded: (code: string) => `The code ${code} is in your cart.`,
  couponRemoved: (code: string) => `The code ${code} was removed from your cart.`,
  noCode: 'Enter a code.',
  deliverySet: 'Your cart shows what it costs there.',
  stale: 'Please reload the page and send it again.',
};

export interface StockOfTitle {
  readonly title: string;
  readonly available: number;
  readonly already: number;
}

export type CartMessages = typeof english;

export const CART_MESSAGES: InLanguages<CartMessages> = { en: english, pl: polish };
