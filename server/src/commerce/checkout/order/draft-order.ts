import type { CartEntry } from 'shared-types/commerce/cart';
import type { Address, PaymentMethod } from 'shared-types/commerce/checkout';
import type { Language } from '../../../platform/language';
import { natureOf } from '../../cart/read/cart-totals';
import { CART_MESSAGES } from '../../cart/cart.messages';
import { quantityRefusal } from '../../cart/write/quantity-refusal';
import type { ChosenCoupons } from '../../coupons/chosen-coupons';
import { lastingProblem, type Coupon } from '../../coupons/coupon-problem';
import { isWithin } from '../../delivery/places';
import type { StoredShippingOption } from '../../delivery/shipping-options';
import { subtotalOf, type PricedOrder } from '../../pricing/price-order';
import { pricedCart, type CartInputs, type PriceRules } from '../../pricing/priced-cart';
import { taxRulesFor } from '../../pricing/tax-rules';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { orderErrors } from '../order-errors';
import type { OrderRefusal } from './order-refusal';
import { placeOf } from '../place-of';
import type { PlaceOrder } from '../place-order.schema';

export interface DraftInput {
  readonly input: PlaceOrder;
  /** The cart's lines with current prices and stock. */
  readonly lines: readonly CartEntry[];
  readonly rules: PriceRules;
  /** Inputs stored with the cart. */
  readonly inputs: CartInputs;
  /** The site's coupons of its codes, with their uses by the buyer's email address. */
  readonly coupons: readonly Coupon[];
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly minimumSubtotalCents: number;
  readonly language: Language;
}

export interface OrderDraft {
  readonly ok: true;
  readonly lines: readonly CartEntry[];
  readonly prices: PricedOrder;
  /** The coupons that reduce its total. */
  readonly used: ChosenCoupons['valid'];
  /** Null if nothing is shipped. */
  readonly address: Address | null;
  /** Empty if nothing is shipped. */
  readonly shippingName: string;
  readonly payment: PaymentMethod;
}

/**
 * Calculates the order from the server's data. The request supplies inputs only, never amounts.
 *
 * @implements CKOUT-04
 */
export function draftOrder(draft: DraftInput): OrderDraft | OrderRefusal {
  const { input, lines, rules, paymentMethods, language } = draft;
  const obstacle = cartObstacle(draft);
  if (obstacle) return obstacle;
  const { requiresShipping } = natureOf(lines);
  const taxRules = taxRulesFor({ lines, taxRules: rules.taxRules });
  const payment = paymentMethods.find(({ id }) => id === input.paymentMethod);
  const errors = orderErrors(input, {
    requiresShipping,
    taxRules,
    shippingOptions: rules.shippingOptions,
    paymentMethods,
    language,
  });
  if (!payment || Object.keys(errors).length > 0) return { ok: false, code: 'commerce/checkout-invalid', errors };
  const shipping = requiresShipping ? chosenOption(rules.shippingOptions, input) : undefined;
  if (requiresShipping && !shipping) return methodRefusal(draft);
  const { couponCodes } = draft.inputs;
  const inputs =
    requiresShipping || taxRules.length > 0
      ? { place: placeOf(input), shippingOptionId: shipping?.id ?? null, couponCodes }
      : draft.inputs;
  const { prices, chosen } = pricedCart({ ...draft, inputs });
  if (prices.grandTotalCents !== input.seenTotalCents) return totalRefusal(draft, inputs);
  return {
    ok: true,
    lines,
    prices,
    used: chosen.valid,
    address: requiresShipping ? addressOf(input) : null,
    shippingName: shipping?.name ?? '',
    payment,
  };
}

/** The chosen method does not ship to the address: another method or another address is needed. */
function methodRefusal({ input, rules: { shippingOptions }, language }: DraftInput): OrderRefusal {
  const { otherShipping, nowhere } = CHECKOUT_MESSAGES[language];
  const isAnotherMethod = shippingOptions.some((option) => isWithin(input, option));
  return {
    ok: false,
    code: 'commerce/shipping-unavailable',
    errors: { shippingOptionId: isAnotherMethod ? otherShipping : nowhere },
    ...(isAnotherMethod ? {} : { message: nowhere }),
  };
}

/**
 * The total differs from the one the buyer has seen. If used-up codes are the cause, they are named and leave the cart.
 */
function totalRefusal({ coupons, nowMs, language }: DraftInput, inputs: CartInputs): OrderRefusal {
  const usedUp = coupons.filter((coupon) => lastingProblem(coupon, nowMs) === 'used-up');
  if (usedUp.length === 0) return { ok: false, code: 'commerce/total-changed', inputs };
  const left = new Set(usedUp.map(({ codeKey }) => codeKey));
  return {
    ok: false,
    code: 'commerce/coupon-used-up',
    message: CHECKOUT_MESSAGES[language].usedUp(usedUp.map(({ code }) => code).join(', ')),
    inputs: { ...inputs, couponCodes: inputs.couponCodes.filter((code) => !left.has(code)) },
  };
}

function chosenOption(options: readonly StoredShippingOption[], input: PlaceOrder): StoredShippingOption | undefined {
  const place = placeOf(input);
  return options.find((option) => option.id === input.shippingOptionId && place && isWithin(place, option));
}

/** What is wrong with the cart itself. */
function cartObstacle({ lines, minimumSubtotalCents, language }: DraftInput): OrderRefusal | undefined {
  if (lines.length === 0) return { ok: false, code: 'commerce/cart-empty' };
  const obstacle = lineObstacle(lines, language);
  if (obstacle) return obstacle;
  return subtotalOf(lines) < minimumSubtotalCents ? { ok: false, code: 'commerce/minimum-subtotal' } : undefined;
}

function lineObstacle(lines: readonly CartEntry[], language: Language): OrderRefusal | undefined {
  const line = lines.find(({ problem }) => problem !== undefined);
  if (!line) return undefined;
  const { title, available, quantity } = line;
  const { gone, formMissing } = CHECKOUT_MESSAGES[language];
  if (line.problem === 'gone') return { ok: false, code: 'commerce/variant-not-found', message: gone(title) };
  if (line.problem === 'form') return { ok: false, code: 'commerce/line-form-invalid', message: formMissing(title) };
  return quantityRefusal({ title, available, already: 0, wanted: quantity }, CART_MESSAGES[language]);
}

function addressOf({ firstName, lastName, line1, line2, city, state, zip, country }: Address): Address {
  return { firstName, lastName, line1, line2, city, state, zip, country };
}
