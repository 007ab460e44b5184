import { configureStore, createSlice, original, Tuple, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { CartEntry, CartView } from 'shared-types/commerce/cart';
import type { Amounts } from '../../parts/totals/totals.view';
import { knownEntries } from './known-entries';

/** A failed change of a line: what was tried, and the server's answer. */
export interface LineFailure {
  readonly tried: 'quantity' | 'removal' | 'opening' | 'form';
  readonly code: string;
  readonly message: string;
  /** The tried quantity; 0 for a removal; undefined for other changes. */
  readonly quantity?: number;
  /** Messages by field of the line’s form. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** A new quantity for a line; 0 removes it. */
export interface LineChange {
  readonly lineId: string;
  readonly quantity: number;
}

/** The server's cart, and the visitor's unconfirmed changes. */
export interface CartState {
  readonly view: CartView;
  /** Wanted quantities by line id, until the server has confirmed or refused them. */
  readonly wanted: Readonly<Record<string, number>>;
  /** The last failure by line id, until the line is changed again. */
  readonly failures: Readonly<Record<string, LineFailure>>;
  /** Number of pending calls that affect the price. */
  readonly pricing: number;
  /** Errors of the last code or place. */
  readonly errors: CartErrors;
  /** True after the visitor's first change: messages of the server's page no longer apply. */
  readonly isChanged: boolean;
}

/** Errors of coupon and delivery, until their next change. */
export interface CartErrors {
  readonly coupon?: string;
  readonly place?: string;
}

export interface ShownLine extends CartEntry {
  /** True until the server has confirmed it. */
  readonly isUnconfirmed: boolean;
  readonly failure?: LineFailure;
}

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
    /** A changed field of the line’s form loses its error. */
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
 * Ignores older revisions; they also grow from one cart to the next. A change that counted as failed but was made is no
 * longer a failure.
 */
function takeView(state: DraftState, view: CartView): void {
  // Reading lines through the draft would cost more than the change.
  const shown = original(state as Draft<CartState>)?.view;
  if (!shown || view.revision < shown.revision) return;
  const { countries, cart } = shown;
  const received = { ...view, cart: { ...view.cart, entries: knownEntries(view.cart.entries, cart.entries) } };
  state.view = countries ? { countries, ...received } : received;
  for (const [lineId, { quantity }] of Object.entries(state.failures))
    if (quantity !== undefined && isMade({ lineId, quantity }, view)) delete state.failures[lineId];
}

/** True if the cart already has the wanted quantity. */
export function isMade({ lineId, quantity }: LineChange, { cart }: CartView): boolean {
  return (cart.entries.find(({ id }) => id === lineId)?.quantity ?? 0) === quantity;
}

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

/** The shown lines: wanted quantities at once, in exact cents. */
export function selectLines({ view, wanted, failures }: CartState): readonly ShownLine[] {
  return view.cart.entries.flatMap((entry) => {
    const quantity = wanted[entry.id] ?? entry.quantity;
    const failure = failures[entry.id];
    const line = { quantity, isUnconfirmed: entry.id in wanted, ...(failure ? { failure } : {}) };
    return quantity === 0 ? [] : [shownLine(entry, line)];
  });
}

/** Shown lines by entry: an unchanged line stays the same object, so that its view is not rendered again. */
const shown = new WeakMap<CartEntry, ShownLine>();

function shownLine(entry: CartEntry, now: Pick<ShownLine, 'quantity' | 'isUnconfirmed' | 'failure'>): ShownLine {
  const last = shown.get(entry);
  const isSame = last?.quantity === now.quantity && last.isUnconfirmed === now.isUnconfirmed;
  if (last && isSame && last.failure === now.failure) return last;
  const line = { ...entry, ...now, lineTotalCents: entry.unitPriceCents * now.quantity };
  shown.set(entry, line);
  return line;
}

/** True until the server has confirmed everything shown. */
export function selectIsUnconfirmed({ wanted, pricing }: CartState): boolean {
  return pricing > 0 || Object.keys(wanted).length > 0;
}

/** The shown subtotal. */
export function selectSubtotalCents(state: CartState): number {
  if (!selectIsUnconfirmed(state)) return state.view.cart.subtotalCents;
  return selectLines(state).reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
}

/** Further amounts; undefined if there are none. */
export function selectAmounts({ view: { cart } }: CartState): Amounts | undefined {
  const { selectedShippingOption, shippingCostCents, shippingLocation, discounts = [], ...amounts } = cart;
  if (!shippingLocation && discounts.length === 0) return undefined;
  const taxes = cart.applicableTaxRules.map(({ name, rate, amountCents = 0 }) => ({ name, rate, amountCents }));
  return { ...amounts, discounts, taxes, ...(selectedShippingOption ? { shippingCostCents } : {}) };
}

/** What prevents the checkout; undefined if nothing does. */
export function selectObstacle(state: CartState): 'minimum' | 'attention' | undefined {
  if (selectLines(state).some(({ problem }) => problem !== undefined)) return 'attention';
  return selectSubtotalCents(state) < state.view.minimumSubtotalCents ? 'minimum' : undefined;
}

/** The store of a cart, from the server-rendered view. */
export function createCartStore(view: CartView) {
  const preloadedState: CartState = { view, wanted: {}, failures: {}, pricing: 0, errors: {}, isChanged: false };
  return configureStore({ reducer: cartSlice.reducer, preloadedState, devTools: false, middleware: () => new Tuple() });
}

export type CartStore = ReturnType<typeof createCartStore>;
