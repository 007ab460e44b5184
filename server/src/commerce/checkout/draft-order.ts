import type { CartEntry } from 'shared-types/commerce/cart';
import type { Address, PaymentMethod, PlaceOrder } from 'shared-types/commerce/checkout';
import type { Language } from '../../language';
import { natureOf, totalsOf, type Totals } from '../cart/cart-totals';
import { CART_SENTENCES } from '../cart/cart.sentences';
import { quantityRefusal } from '../cart/quantity-refusal';
import { CHECKOUT_SENTENCES } from './checkout.sentences';
import { orderErrors } from './order-errors';
import type { OrderRefusal } from './order-refusal';
import { serves, type StoredShippingOption } from './shipping-options';

/** Everything that decides whether an order is placed, and for how much. */
export interface DraftInput {
  readonly input: PlaceOrder;
  /** The cart's lines with the prices and the stock of this moment. */
  readonly lines: readonly CartEntry[];
  readonly shippingOptions: readonly StoredShippingOption[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly minimumSubtotalCents: number;
  /** The language to answer in. */
  readonly language: Language;
}

/** An order ready to be stored. */
export interface OrderDraft {
  readonly ok: true;
  readonly lines: readonly CartEntry[];
  readonly totals: Totals;
  /** Null where nothing is sent. */
  readonly address: Address | null;
  /** Empty where nothing is sent. */
  readonly shippingName: string;
  readonly payment: PaymentMethod;
}

/**
 * Works the order out from what the server knows; of the request only wishes count, never an amount.
 *
 * @implements CKOUT-04
 */
export function draftOrder({
  input,
  lines,
  shippingOptions,
  paymentMethods,
  minimumSubtotalCents,
  language,
}: DraftInput): OrderDraft | OrderRefusal {
  const obstacle =
    lines.length === 0 ? ({ ok: false, code: 'commerce/cart-empty' } as const) : lineObstacle(lines, language);
  if (obstacle) return obstacle;
  if (totalsOf(lines, 0).subtotalCents < minimumSubtotalCents) return { ok: false, code: 'commerce/minimum-subtotal' };
  const { requiresShipping } = natureOf(lines);
  const payment = paymentMethods.find(({ id }) => id === input.paymentMethod);
  const errors = orderErrors(input, { requiresShipping, paymentMethods: paymentMethods.map(({ id }) => id), language });
  if (!payment || Object.keys(errors).length > 0) return { ok: false, code: 'commerce/checkout-invalid', errors };
  const shipping = requiresShipping ? chosenOption(shippingOptions, input) : undefined;
  if (requiresShipping && !shipping)
    return {
      ok: false,
      code: 'commerce/shipping-unavailable',
      errors: { shippingOptionId: CHECKOUT_SENTENCES[language].otherShipping },
    };
  const totals = totalsOf(lines, shipping?.costCents ?? 0);
  if (totals.grandTotalCents !== input.seenTotalCents) return { ok: false, code: 'commerce/total-changed' };
  return {
    ok: true,
    lines,
    totals,
    address: requiresShipping ? addressOf(input) : null,
    shippingName: shipping?.name ?? '',
    payment,
  };
}

function chosenOption(
  options: readonly StoredShippingOption[],
  { shippingOptionId, country }: PlaceOrder,
): StoredShippingOption | undefined {
  return options.find((option) => option.id === shippingOptionId && serves(option, country));
}

function lineObstacle(lines: readonly CartEntry[], language: Language): OrderRefusal | undefined {
  const line = lines.find(({ problem }) => problem !== undefined);
  if (!line) return undefined;
  const { title, available, quantity } = line;
  const { gone, formMissing } = CHECKOUT_SENTENCES[language];
  if (line.problem === 'gone') return { ok: false, code: 'commerce/variant-not-found', sentence: gone(title) };
  if (line.problem === 'form') return { ok: false, code: 'commerce/line-form-invalid', sentence: formMissing(title) };
  return quantityRefusal({ title, available, already: 0, wanted: quantity }, CART_SENTENCES[language]);
}

function addressOf({ firstName, lastName, line1, line2, city, state, zip, country }: Address): Address {
  return { firstName, lastName, line1, line2, city, state, zip, country };
}
