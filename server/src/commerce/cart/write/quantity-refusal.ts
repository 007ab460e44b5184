import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { CartRefusal } from './cart-refusal';
import type { CartMessages } from '../cart.messages';

const TOO_MANY = { ok: false, code: 'commerce/line-too-many' } as const;

export interface QuantityInput {
  readonly title: string;
  /** Requested pieces of the line. */
  readonly wanted: number;
  /** Pieces that were in the cart before; 0 if the request replaces them. */
  readonly already: number;
  /** Pieces available now; undefined if stock is unlimited. */
  readonly available: number | undefined;
}

export interface QuantityRefusal extends CartRefusal {
  readonly code: 'commerce/line-sold-out' | 'commerce/line-too-many';
}

/** Why a line cannot have that many pieces; undefined if it can. */
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
