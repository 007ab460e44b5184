import { configureStore, createSlice, Tuple, type PayloadAction } from '@reduxjs/toolkit';
import type { CartView, ShippingOption } from 'shared-types/commerce/cart';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { FormState } from 'shared-types/render';
import type { Amounts } from '../../parts/totals/totals.view';

/** Why an order was not placed. */
export interface Refusal {
  readonly code: string;
  /** What the server said; empty where it said nothing. */
  readonly message: string;
  /** Sentences by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The checkout of one page. What the visitor types stays in the form. */
export interface CheckoutState {
  readonly view: CheckoutView;
  /** ISO code, empty before one is chosen. */
  readonly country: string;
  readonly shippingOptionId: string;
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
    countryChosen: (state, { payload }: PayloadAction<string>) => {
      state.country = payload;
    },
    shippingChosen: (state, { payload }: PayloadAction<string>) => {
      state.shippingOptionId = payload;
    },
    orderSent: (state) => {
      state.phase = 'sending';
    },
    orderRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.phase = 'editing';
      state.refusal = payload;
      state.refusals += 1;
    },
    orderPlaced: (state) => {
      state.phase = 'placed';
    },
    // A placed order empties the cart; the page is about to leave and must not show that in between.
    cartTold: (state, { payload }: PayloadAction<CartView>) => {
      if (state.phase === 'placed' || payload.revision < state.view.revision) return;
      const { cart, revision, minimumSubtotalCents, shopPath } = payload;
      state.view = { ...state.view, cart, revision, minimumSubtotalCents, shopPath } as typeof state.view;
    },
  },
});

/** The events of a checkout. */
export const { countryChosen, shippingChosen, orderSent, orderRefused, orderPlaced, cartTold } = checkoutSlice.actions;

/** The ways to send the goods to the chosen country; all of them before one is chosen. */
export function selectShippingOptions({ view, country }: CheckoutState): readonly ShippingOption[] {
  const { requiresShipping, shippingOptions } = view.cart;
  if (!requiresShipping) return [];
  return shippingOptions.filter(({ countries }) => !country || !countries?.length || countries.includes(country));
}

/** The chosen way, or the first one where the choice does not serve the country. */
export function selectShipping(state: CheckoutState): ShippingOption | undefined {
  const options = selectShippingOptions(state);
  return options.find(({ id }) => id === state.shippingOptionId) ?? options[0];
}

/** What the order comes to with the chosen way to send it, in exact cents. */
export function selectAmounts(state: CheckoutState): Amounts {
  const { subtotalCents, taxCents, discountCents, requiresShipping, grandTotalCents, shippingCostCents } =
    state.view.cart;
  const costCents = selectShipping(state)?.costCents ?? 0;
  const common = {
    subtotalCents,
    taxCents,
    discountCents,
    grandTotalCents: grandTotalCents - shippingCostCents + costCents,
  };
  return requiresShipping ? { ...common, shippingCostCents: costCents } : common;
}

/** What keeps the order from being placed, if anything does. */
export function selectObstacle({ view }: CheckoutState): 'minimum' | 'attention' | undefined {
  if (view.cart.entries.some(({ problem }) => problem !== undefined)) return 'attention';
  return view.cart.subtotalCents < view.minimumSubtotalCents ? 'minimum' : undefined;
}

/** A checkout as the server rendered it: with what a refused form sent back. */
export function initialCheckout(view: CheckoutView, form: FormState | undefined): CheckoutState {
  const onlyCountry = view.countries.length === 1 ? view.countries[0]?.code : undefined;
  const { shippingLocation, selectedShippingOption } = view.cart;
  return {
    view,
    country: form?.values['country'] ?? shippingLocation?.country ?? onlyCountry ?? '',
    shippingOptionId: form?.values['shippingOptionId'] ?? selectedShippingOption?.id ?? '',
    phase: 'editing',
    refusals: 0,
    ...(form && (form.message || form.code)
      ? { refusal: { code: form.code ?? '', message: form.message ?? '', errors: form.errors } }
      : {}),
  };
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
