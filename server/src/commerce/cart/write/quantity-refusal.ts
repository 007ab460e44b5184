import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { CartRefusal } from './cart-refusal';
import type { CartMessages } from '../cart.messages';

const TOO_MANY = { ok: false, code: 'commerce/line-too-many' } as const;

/** A input for pieces of one variant. */
export interface QuantityInput {
  readonly title: string;
  /** Pieces the line would have. */
  readonly wanted: number;
  /** How many of them were in the cart before; 0 where the input replaces them. */
  readonly already: number;
  /** Pieces that can be had now; `undefined` where nobody counts them. */
  readonly available: number | undefined;
}

/** A line that cannot have that many pieces. */
export interface QuantityRefusal extends CartRefusal {
  readonly code: 'commerce/line-sold-out' | 'commerce/line-too-many';
}

/** Why a line cannot have that many pieces; `undefined` where it can. */
export function quantityRefusal(
  { title, wanted, already, available }: QuantityInput,
  messages: CartMessages,
): QuantityRefusal | undefined {
  if (available === 0) return { ok: false, code: 'commerce/line-sold-out', message: messages.soldOut(title) };
  if (available !== undefined && wanted > available)
    return { ...TOO_MANY, message: messages.tooMany({ title, available, already }) };
  if (wanted <= LINE_QUANTITY_MAX) return undefined;
  return { ...TOO_MANY, message: messages.tooManyForAnyCart(LINE_QUANTITY_MAX) };
}
