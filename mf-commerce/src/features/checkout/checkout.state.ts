import { configureStore, createSlice, Tuple, type PayloadAction } from '@reduxjs/toolkit';
import type { CartView, ShippingLocation, ShippingOption } from 'shared-types/commerce/cart';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { FormState } from 'shared-types/render';
import { goesTo } from '../../parts/goes-to/goes-to';
import type { Amounts } from '../../parts/totals/totals.view';
import { seenAmounts, type SeenAmounts } from './amounts/changed-amounts';

/** The code where nobody knows whether the order arrived; the same key makes it safe to send again. */
export const UNSURE = 'commerce/order-unsure';

/** The code where the order would come to another total than the buyer saw: the buyer is asked, and nothing is wrong. */
export const TOTAL_CHANGED = 'commerce/total-changed';

/** Why an order was not placed. */
export interface Refusal {
  readonly code: string;
  /** What the server said; empty where it said nothing. */
  readonly message: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The amounts that were sent, where they are known. */
  readonly seen?: SeenAmounts;
}

/** The checkout of one page. What the visitor types stays in the form. */
export interface CheckoutState {
  readonly view: CheckoutView;
  /** Where it goes as the form says; its country is empty before one is chosen. */
  readonly place: Required<ShippingLocation>;
  readonly shippingOptionId: string;
  /** What was typed of the address when the form changed: it is there again once it is asked for again. */
  readonly typed?: Readonly<Record<string, string>>;
  /** How many calls are under way whose answers change what the order costs. */
  readonly pricing: number;
  /** What was wrong with the code that was entered last. */
  readonly couponError?: string;
  readonly phase: 'editing' | 'sending' | 'placed';
  readonly refusal?: Refusal;
  /** Grows with every refusal: each one takes the focus anew. */
  readonly refusals: number;
}

/** The checkout of one page. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: (): CheckoutState => {
    throw new Error('A checkout starts from what the server told.');
  },
  reducers: {
    placeGiven: (state, { payload }: PayloadAction<Required<ShippingLocation>>) => {
      state.place = payload;
    },
    /** Another code, or one taken off: what the server said of the one before is over. */
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
    /** These fields hold something else now: what was wrong with them is over, and with the last of them the refusal. */
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
 * A placed order empties the cart; the page is about to leave and must not show that in between. Where it may have been
 * placed, by what is under way or what got no answer, only the same form leads to it: it stays.
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
 * The chosen country where it can still be had, or where none is asked for; where it is gone nobody guesses another. Where none
 * was chosen a form that is new has the only one chosen, as on a page that is opened now.
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
 * True where the answer to a change can be shown. Where the cart has come to be sent, or to be sent no more, the form asks for
 * other things in other countries, which such an answer does not name: a reading follows that does.
 */
function isSufficient(shown: CheckoutView, { cart, countries }: CartView): boolean {
  return cart.entries.length === 0 || countries !== undefined || hasSameForm(shown, { cart });
}

/** True where both carts are sent, or neither: they ask for the same. */
export function hasSameForm({ cart }: Pick<CartView, 'cart'>, other: Pick<CartView, 'cart'>): boolean {
  return cart.requiresShipping === other.cart.requiresShipping;
}

/** The events of a checkout. */
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

/** The shipping methods to the place; all of them before a country is chosen. */
export function selectShippingOptions({ view, place }: CheckoutState): readonly ShippingOption[] {
  const { requiresShipping, shippingOptions } = view.cart;
  if (!requiresShipping) return [];
  return shippingOptions.filter((option) => goesTo(option, place));
}

/** The chosen way, or the first one where the choice does not serve the country. */
export function selectShipping(state: CheckoutState): ShippingOption | undefined {
  const options = selectShippingOptions(state);
  return options.find(({ id }) => id === state.shippingOptionId) ?? options[0];
}

/** What the order comes to with the chosen shipping method, in exact cents. */
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
  // Of what nobody knows yet how to send, nobody knows what sending it costs.
  return cart.requiresShipping && shipping ? { ...common, shippingCostCents: costCents } : common;
}

/** True while the server has not said what it costs with all that was chosen. */
export function selectIsUnconfirmed({ pricing }: CheckoutState): boolean {
  return pricing > 0;
}

/** What the server has not been told yet of where it goes and how; undefined where the place makes no difference. */
export function selectUnsent(state: CheckoutState): Required<ShippingLocation> | undefined {
  const { view, place } = state;
  if (!view.isPricedByPlace || view.cart.entries.length === 0 || place.country === '') return undefined;
  const { country, state: region = '', zip = '' } = view.cart.shippingLocation ?? { country: '' };
  const isSent = country === place.country && region === place.state && zip === place.zip;
  const isSameMethod = selectShipping(state)?.id === view.cart.selectedShippingOption?.id;
  return isSent && isSameMethod ? undefined : place;
}

/** What keeps the order from being placed, if anything does. */
export function selectObstacle({ view }: CheckoutState): 'minimum' | 'attention' | undefined {
  if (view.cart.entries.some(({ problem }) => problem !== undefined)) return 'attention';
  return view.cart.subtotalCents < view.minimumSubtotalCents ? 'minimum' : undefined;
}

/** A checkout as the server rendered it: with what a refused form sent back. */
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

/** Makes the checkout of one page. */
export function createCheckoutStore(preloadedState: CheckoutState) {
  return configureStore({
    reducer: checkoutSlice.reducer,
    preloadedState,
    devTools: false,
    middleware: () => new Tuple(),
  });
}

/** The checkout of one page. */
export type CheckoutStore = ReturnType<typeof createCheckoutStore>;
