import { configureStore, createSlice, Tuple, type PayloadAction } from '@reduxjs/toolkit';
import type { CartView, ShippingLocation, ShippingOption } from 'shared-types/commerce/cart';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { FormState } from 'shared-types/render';
import { goesTo } from '../../parts/goes-to/goes-to';
import type { Amounts } from '../../parts/totals/totals.view';
import { seenAmounts, type SeenAmounts } from './amounts/changed-amounts';

/** Code if the order may have been placed; the same key makes it safe to send again. */
export const UNSURE = 'commerce/order-unsure';

/** Code if the total differs from the one the buyer saw: the buyer is asked, and nothing is wrong. */
export const TOTAL_CHANGED = 'commerce/total-changed';

export interface Refusal {
  readonly code: string;
  /** The server's message; may be empty. */
  readonly message: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The amounts that were sent, if known. */
  readonly seen?: SeenAmounts;
}

/** The checkout of one page. The form holds the visitor's input. */
export interface CheckoutState {
  readonly view: CheckoutView;
  /** The form's place; the country is empty before one is chosen. */
  readonly place: Required<ShippingLocation>;
  readonly shippingOptionId: string;
  /** Typed address from before the form changed, restored when its fields return. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Number of pending calls that affect the price. */
  readonly pricing: number;
  /** Error of the last code. */
  readonly couponError?: string;
  readonly phase: 'editing' | 'sending' | 'placed';
  readonly refusal?: Refusal;
  /** Grows with every refusal, so that each one takes the focus. */
  readonly refusals: number;
}

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): CheckoutState => {
    throw new Error('A checkout starts from what the server told.');
  },
  reducers: {
    placeGiven: (state, { payload }: PayloadAction<Required<ShippingLocation>>) => {
      state.place = payload;
    },
    /** A new or removed code clears the message about the previous one. */
    codeEntered: (state) => {
      if (state.refusal?.errors['coupon'] !== undefined) delete state.refusal;
    },
    pricingBegan: (state) => {
      state.pricing += 1;
      delete state.couponError;
    },
    pricingEnded: (state, { payload }: PayloadAction<{ view?: CartView; couponError?: string }>) => {
      state.pricing -= 1;
      if (payload.couponError) state.couponError = payload.couponError;
      if (payload.view && isSufficient(state.view, payload.view)) takeView(state, payload.view);
    },
    typedKept: (state, { payload }: PayloadAction<Readonly<Record<string, string>>>) => {
      state.typed = { ...state.typed, ...payload };
    },
    shippingChosen: (state, { payload }: PayloadAction<string>) => {
      state.shippingOptionId = payload;
    },
    orderSent: (state) => {
      state.phase = 'sending';
    },
    orderRefused: (state, { payload }: PayloadAction<{ refusal: Refusal; view?: CartView | undefined }>) => {
      state.phase = 'editing';
      state.refusal = payload.refusal;
      state.refusals += 1;
      if (payload.view) takeView(state, payload.view);
    },
    /** Changed fields lose their errors, and with the last error the refusal is cleared. */
    fieldsCorrected: (state, { payload: names }: PayloadAction<readonly string[]>) => {
      if (!state.refusal) return;
      const open = Object.entries(state.refusal.errors).filter(([name]) => !names.includes(name));
      if (open.length > 0) state.refusal.errors = Object.fromEntries(open);
      else delete state.refusal;
    },
    orderPlaced: (state) => {
      state.phase = 'placed';
    },
    cartReceived: (state, { payload }: PayloadAction<CartView>) => takeView(state, payload),
  },
});

/**
 * Applies a loaded cart. A placed order empties the cart, which must not show while the page leaves. If the order may have
 * been placed, only the same form leads to it, so the form stays.
 */
function takeView(
  state: Pick<CheckoutState, 'phase' | 'refusal'> & { view: CheckoutView; place: CheckoutState['place'] },
  received: CartView,
): void {
  if (state.phase === 'placed' || received.revision < state.view.revision) return;
  const { cart, revision, minimumSubtotalCents, shopPath } = received;
  const mayBePlaced = state.phase === 'sending' || state.refusal?.code === UNSURE;
  if (mayBePlaced && cart.entries.length === 0) {
    state.view = { ...state.view, revision };
    return;
  }
  const { countries = state.view.countries, isPricedByPlace = state.view.isPricedByPlace ?? false } = received;
  if (received.countries) state.place = { ...state.place, country: countryIn({ cart, countries }, state) };
  state.view = { ...state.view, cart, revision, minimumSubtotalCents, shopPath, countries, isPricedByPlace };
}

/**
 * The chosen country if it is still available or irrelevant. A removed country is not replaced. In a new form without a
 * choice, the only country is chosen, as on a new page.
 */
function countryIn(
  { cart, countries }: Pick<CheckoutView, 'cart' | 'countries'>,
  { view, place: { country } }: Pick<CheckoutState, 'view' | 'place'>,
): string {
  if (country === '') return hasSameForm(view, { cart }) ? '' : onlyOf(countries);
  return countries.length === 0 || countries.some(({ code }) => code === country) ? country : '';
}

function onlyOf([first, second]: CheckoutView['countries']): string {
  return first && !second ? first.code : '';
}

/**
 * True if the answer to a change contains all the form needs. If the cart now needs shipping, or no longer does, the form
 * needs other countries, and the cart is loaded next.
 */
function isSufficient(shown: CheckoutView, { cart, countries }: CartView): boolean {
  return cart.entries.length === 0 || countries !== undefined || hasSameForm(shown, { cart });
}

/** True if both or neither cart is shipped: the form is the same. */
export function hasSameForm({ cart }: Pick<CartView, 'cart'>, other: Pick<CartView, 'cart'>): boolean {
  return cart.requiresShipping === other.cart.requiresShipping;
}

export const {
  placeGiven,
  codeEntered,
  pricingBegan,
  pricingEnded,
  typedKept,
  shippingChosen,
  orderSent,
  orderRefused,
  fieldsCorrected,
  orderPlaced,
  cartReceived,
} = checkoutSlice.actions;

/** The shipping methods for the place; all of them before a country is chosen. */
export function selectShippingOptions({ view, place }: CheckoutState): readonly ShippingOption[] {
  const { requiresShipping, shippingOptions } = view.cart;
  if (!requiresShipping) return [];
  return shippingOptions.filter((option) => goesTo(option, place));
}

/** The chosen method, or the first if it does not serve the country. */
export function selectShipping(state: CheckoutState): ShippingOption | undefined {
  const options = selectShippingOptions(state);
  return options.find(({ id }) => id === state.shippingOptionId) ?? options[0];
}

/** Amounts of the order with the chosen method, in exact cents. */
export function selectAmounts(state: CheckoutState): Amounts {
  const { cart } = state.view;
  const { subtotalCents, taxCents, discountCents, grandTotalCents } = cart;
  const { discounts, isTaxIncluded, applicableTaxRules: rules } = cart;
  const shipping = selectShipping(state);
  const costCents = discounts?.some(({ kind }) => kind === 'shipping') ? 0 : (shipping?.costCents ?? 0);
  const common = {
    subtotalCents,
    taxCents,
    discountCents,
    grandTotalCents: grandTotalCents - cart.shippingCostCents + costCents,
    ...(discounts && discounts.length > 0 ? { discounts } : {}),
    ...(rules.length > 0 ? { taxes: rules.map(({ amountCents = 0, ...rule }) => ({ ...rule, amountCents })) } : {}),
    ...(isTaxIncluded ? { isTaxIncluded } : {}),
  };
  // Without a method the shipping cost is unknown.
  return cart.requiresShipping && shipping ? { ...common, shippingCostCents: costCents } : common;
}

/** True until the server has confirmed the price of the choices. */
export function selectIsUnconfirmed({ pricing }: CheckoutState): boolean {
  return pricing > 0;
}

/** Delivery choices the server has not received; undefined if the place is irrelevant. */
export function selectUnsent(state: CheckoutState): Required<ShippingLocation> | undefined {
  const { view, place } = state;
  if (!view.isPricedByPlace || view.cart.entries.length === 0 || place.country === '') return undefined;
  const { country, state: region = '', zip = '' } = view.cart.shippingLocation ?? { country: '' };
  const isSent = country === place.country && region === place.state && zip === place.zip;
  const isSameMethod = selectShipping(state)?.id === view.cart.selectedShippingOption?.id;
  return isSent && isSameMethod ? undefined : place;
}

/** What prevents the order; undefined if nothing does. */
export function selectObstacle({ view }: CheckoutState): 'minimum' | 'attention' | undefined {
  if (view.cart.entries.some(({ problem }) => problem !== undefined)) return 'attention';
  return view.cart.subtotalCents < view.minimumSubtotalCents ? 'minimum' : undefined;
}

/** The state of a server-rendered checkout, with the values of a refused form. */
export function initialCheckout(view: CheckoutView, form: FormState | undefined): CheckoutState {
  const { shippingLocation, selectedShippingOption } = view.cart;
  const part = (name: 'state' | 'zip') => form?.values[name] ?? shippingLocation?.[name] ?? '';
  return {
    view,
    place: {
      country: form?.values['country'] ?? shippingLocation?.country ?? onlyOf(view.countries),
      state: part('state'),
      zip: part('zip'),
    },
    shippingOptionId: form?.values['shippingOptionId'] ?? selectedShippingOption?.id ?? '',
    pricing: 0,
    phase: 'editing',
    refusals: 0,
    ...(form && (form.message || form.code) ? { refusal: refusalOf(form) } : {}),
  };
}

function refusalOf({ code = '', message = '', errors, values }: FormState): Refusal {
  const seen = seenAmounts(values);
  return { code, message, errors, ...(seen ? { seen } : {}) };
}

export function createCheckoutStore(preloadedState: CheckoutState) {
  return configureStore({
    reducer: checkoutSlice.reducer,
    preloadedState,
    devTools: false,
    middleware: () => new Tuple(),
  });
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;
