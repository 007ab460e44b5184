import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { CartRefusal } from './cart-refusal';

/** A wish for pieces of one variant. */
export interface QuantityWish {
  readonly title: string;
  /** Pieces the line would have. */
  readonly wanted: number;
  /** How many of them were in the cart before; 0 where the wish replaces them. */
  readonly already: number;
  /** Pieces that can be had now; `undefined` where nobody counts them. */
  readonly available: number | undefined;
}

/** A line that cannot have that many pieces. */
export interface QuantityRefusal extends CartRefusal {
  readonly code: 'commerce/line-sold-out' | 'commerce/line-too-many';
}

/** Why a line cannot have that many pieces; `undefined` where it can. */
export function quantityRefusal(wish: QuantityWish): QuantityRefusal | undefined {
  const { title, wanted, available } = wish;
  if (available === 0) return { ok: false, code: 'commerce/line-sold-out', sentence: `${title} is sold out.` };
  if (available !== undefined && wanted > available)
    return { ok: false, code: 'commerce/line-too-many', sentence: fewerSentence(wish, available) };
  if (wanted <= LINE_QUANTITY_MAX) return undefined;
  return {
    ok: false,
    code: 'commerce/line-too-many',
    sentence: `A cart holds at most ${LINE_QUANTITY_MAX} pieces of one item.`,
  };
}

function fewerSentence({ title, already }: QuantityWish, available: number): string {
  const stock =
    available === 1 ? `Only one piece of ${title} is in stock` : `Only ${available} pieces of ${title} are in stock`;
  if (already === 0) return `${stock}.`;
  return already === 1
    ? `${stock}, and one is in your cart already.`
    : `${stock}, and ${already} are in your cart already.`;
}
