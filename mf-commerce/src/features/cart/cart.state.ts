import {
  configureStore,
  createSelector,
  createSlice,
  original,
  Tuple,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { CartEntry, CartView } from 'shared-types/commerce/cart';
import type { Amounts } from '../../parts/totals/totals.view';
import { knownEntries } from './known-entries';

/** What went wrong with a line’s last change: what was tried, and what the server said. */
export interface LineFailure {
  readonly tried: 'quantity' | 'removal' | 'opening' | 'form';
  readonly code: string;
  readonly message: string;
  /** The quantity that was tried, where one was; 0 where the line was to go. */
  readonly quantity?: number;
  /** Messages by field of the line’s form. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** An input for a line: so many pieces of it, none to be rid of it. */
export interface LineChange {
  readonly lineId: string;
  readonly quantity: number;
}

/** The cart as the server told it, and what the visitor wants changed. */
export interface CartState {
  readonly view: CartView;
  /** Wanted quantities by line id, until the server has confirmed or refused them. */
  readonly wanted: Readonly<Record<string, number>>;
  /** What failed last, by line id, until the line is changed again. */
  readonly failures: Readonly<Record<string, LineFailure>>;
  /** How many calls are under way whose answers change what the cart costs. */
  readonly pricing: number;
  /** What was wrong with the code that was entered last, or with the place. */
  readonly errors: CartErrors;
  /** True once the visitor has changed something: what the server said of the form the page came with is over. */
  readonly isChanged: boolean;
}

/** What is wrong with what was entered beside the lines, until the next change. */
export interface CartErrors {
  readonly coupon?: string;
  readonly place?: string;
}

/** A line as it is shown. */
export interface ShownLine extends CartEntry {
  /** True while the server has not confirmed it. */
  readonly isUnconfirmed: boolean;
  readonly failure?: LineFailure;
}

/** The cart of one page. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => {
    throw new Error('A cart starts from what the server told.');
  },
  reducers: {
    quantityWanted: (state, { payload }: PayloadAction<LineChange>) => {
      state.wanted[payload.lineId] = payload.quantity;
      delete state.failures[payload.lineId];
      state.isChanged = true;
    },
    changeConfirmed: (state, { payload }: PayloadAction<LineChange & { view: CartView }>) => {
      if (state.wanted[payload.lineId] === payload.quantity) delete state.wanted[payload.lineId];
      takeView(state, payload.view);
    },
    changeFailed: (state, { payload }: PayloadAction<LineChange & { code: string; message: string }>) => {
      if (state.wanted[payload.lineId] !== payload.quantity) return;
      delete state.wanted[payload.lineId];
      const { lineId, quantity, code, message } = payload;
      state.failures[lineId] = { tried: quantity === 0 ? 'removal' : 'quantity', code, message, quantity };
    },
    formTried: (state, { payload }: PayloadAction<{ lineId: string }>) => {
      delete state.failures[payload.lineId];
      state.isChanged = true;
    },
    formFailed: (state, { payload }: PayloadAction<LineFailure & { lineId: string }>) => {
      const { lineId, ...failure } = payload;
      state.failures[lineId] = failure;
    },
    /** A field of the line’s form holds something else now: what was wrong with it is over. */
    answerCorrected: (state, { payload: { lineId, field } }: PayloadAction<{ lineId: string; field: string }>) => {
      const failure = state.failures[lineId];
      if (failure?.errors?.[field] === undefined) return;
      const open = Object.entries(failure.errors).filter(([name]) => name !== field);
      if (open.length > 0) state.failures[lineId] = { ...failure, errors: Object.fromEntries(open) };
      else delete state.failures[lineId];
    },
    pricingBegan: (state) => {
      state.pricing += 1;
      state.errors = {};
      state.isChanged = true;
    },
    pricingEnded: (state, { payload }: PayloadAction<{ view?: CartView; errors?: CartErrors }>) => {
      state.pricing -= 1;
      state.errors = payload.errors ?? {};
      if (payload.view) takeView(state, payload.view);
    },
    cartReceived: (state, { payload }: PayloadAction<CartView>) => takeView(state, payload),
  },
});

/** Immer’s draft of the state. */
interface DraftState {
  view: CartView;
  wanted: Record<string, number>;
  failures: Record<string, LineFailure>;
  pricing: number;
  errors: CartErrors;
}

/**
 * An older telling changes nothing: revisions grow, also from one cart of a visitor to the next. A change that counted as
 * failed and was made all the same has not failed.
 */
function takeView(state: DraftState, view: CartView): void {
  // What is underneath the draft: looking at each line through the draft costs more than the change.
  const shown = original(state as Draft<CartState>)?.view;
  if (!shown || view.revision < shown.revision) return;
  const { countries, cart } = shown;
  const received = { ...view, cart: { ...view.cart, entries: knownEntries(view.cart.entries, cart.entries) } };
  state.view = countries ? { countries, ...received } : received;
  for (const [lineId, { quantity }] of Object.entries(state.failures))
    if (quantity !== undefined && isMade({ lineId, quantity }, view)) delete state.failures[lineId];
}

/** True where the cart is as the change wants it. */
export function isMade({ lineId, quantity }: LineChange, { cart }: CartView): boolean {
  return (cart.entries.find(({ id }) => id === lineId)?.quantity ?? 0) === quantity;
}

/** The events of a cart. */
export const {
  quantityWanted,
  changeConfirmed,
  changeFailed,
  formTried,
  formFailed,
  answerCorrected,
  pricingBegan,
  pricingEnded,
  cartReceived,
} = cartSlice.actions;

/** The lines as they are shown: wanted quantities at once, in exact cents. */
export const selectLines = createSelector(
  [
    (state: CartState) => state.view.cart.entries,
    (state: CartState) => state.wanted,
    (state: CartState) => state.failures,
  ],
  (entries, wanted, failures): readonly ShownLine[] =>
    entries.flatMap((entry) => {
      const quantity = wanted[entry.id] ?? entry.quantity;
      const failure = failures[entry.id];
      const line = { quantity, isUnconfirmed: entry.id in wanted, ...(failure ? { failure } : {}) };
      return quantity === 0 ? [] : [shownLine(entry, line)];
    }),
);

/** The latest line made of an entry: one that shows the same stays the same, so that a view draws only what has changed. */
const shown = new WeakMap<CartEntry, ShownLine>();

function shownLine(entry: CartEntry, now: Pick<ShownLine, 'quantity' | 'isUnconfirmed' | 'failure'>): ShownLine {
  const last = shown.get(entry);
  const isSame = last?.quantity === now.quantity && last.isUnconfirmed === now.isUnconfirmed;
  if (last && isSame && last.failure === now.failure) return last;
  const line = { ...entry, ...now, lineTotalCents: entry.unitPriceCents * now.quantity };
  shown.set(entry, line);
  return line;
}

/** True while the server has not confirmed all that is shown. */
export function selectIsUnconfirmed({ wanted, pricing }: CartState): boolean {
  return pricing > 0 || Object.keys(wanted).length > 0;
}

/** The subtotal as it is shown. */
export function selectSubtotalCents(state: CartState): number {
  if (!selectIsUnconfirmed(state)) return state.view.cart.subtotalCents;
  return selectLines(state).reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
}

/** What the cart costs beside its subtotal; undefined as long as there is nothing to say of it. */
export function selectAmounts({ view: { cart } }: CartState): Amounts | undefined {
  const { selectedShippingOption, shippingCostCents, shippingLocation, discounts = [], ...amounts } = cart;
  if (!shippingLocation && discounts.length === 0) return undefined;
  const taxes = cart.applicableTaxRules.map(({ name, rate, amountCents = 0 }) => ({ name, rate, amountCents }));
  return { ...amounts, discounts, taxes, ...(selectedShippingOption ? { shippingCostCents } : {}) };
}

/** What keeps the visitor from checking out, if anything does. */
export function selectObstacle(state: CartState): 'minimum' | 'attention' | undefined {
  if (selectLines(state).some(({ problem }) => problem !== undefined)) return 'attention';
  return selectSubtotalCents(state) < state.view.minimumSubtotalCents ? 'minimum' : undefined;
}

/** Makes the cart of one page from what the server rendered. */
export function createCartStore(view: CartView) {
  const preloadedState: CartState = { view, wanted: {}, failures: {}, pricing: 0, errors: {}, isChanged: false };
  return configureStore({ reducer: cartSlice.reducer, preloadedState, devTools: false, middleware: () => new Tuple() });
}

/** The cart of one page. */
export type CartStore = ReturnType<typeof createCartStore>;
