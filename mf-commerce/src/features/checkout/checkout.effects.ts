import type { CartView } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import { failedBy, type SurprisedOutcome } from '../../parts/cart-calls/failed-by.effects';
import { getCart } from '../../parts/cart-calls/get-cart.api';
import { createIdempotencyKey } from '../../parts/cart-calls/idempotency-key.effects';
import { startReading } from '../../parts/cart-calls/read-cart.effects';
import { setDelivery } from '../../parts/cart-calls/set-delivery.api';
import { startCoupons } from '../../parts/coupons/coupons.effects';
import { createInTurn, type InTurn } from '../../parts/in-turn/in-turn';
import { placeOrder, withCountries, type OrderOutcome } from './checkout.api';
import { seenOf } from './amounts/changed-amounts';
import { followCorrections } from './corrections.effects';
import {
  cartReceived,
  hasSameForm,
  orderPlaced,
  orderRefused,
  orderSent,
  placeGiven,
  codeEntered,
  pricingBegan,
  pricingEnded,
  selectAmounts,
  selectShipping,
  selectUnsent,
  shippingChosen,
  TOTAL_CHANGED,
  typedKept,
  UNSURE,
  type CheckoutStore,
  type Refusal,
} from './checkout.state';
import type { messages } from './checkout.messages';
import { fieldErrors } from './field-errors';
import { orderOfForm } from './order-of-form';
import { typedAddress } from './typed-address';

interface CheckoutDeps {
  readonly root: HTMLElement;
  readonly store: CheckoutStore;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
}

interface LiveCheckout extends CheckoutDeps {
  /** The queue of the cart’s changes. */
  readonly inTurn: InTurn;
}

/** Refusals that do not depend on the cart. */
const NOT_OF_CART = new Set(['commerce/checkout-invalid', 'commerce/shipping-unavailable', UNSURE]);

/** Makes the checkout live: totals follow the choices, and an order is sent once at a time. */
export function startCheckout(deps: CheckoutDeps): void {
  const { root, store, host, signal } = deps;
  const checkout = { ...deps, inTurn: createInTurn() };
  root.addEventListener(
    'change',
    ({ target }) => {
      takeChoice(target, store);
      void requestPrice(checkout);
    },
    { signal },
  );
  followCorrections(deps);
  root.addEventListener('submit', (event) => void send(event, checkout), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && startOver(deps), { signal });
  const shownRevision = () => (store.getState().phase === 'placed' ? Infinity : store.getState().view.revision);
  const reading = { ...host, request: withCountries(host.request) };
  startReading({ host: reading, signal, shownRevision, take: (view) => takeCart(view, checkout) });
  startCoupons({
    ...checkout,
    began: () => {
      store.dispatch(codeEntered());
      store.dispatch(pricingBegan());
    },
    ended: ({ view, error }) =>
      void store.dispatch(pricingEnded({ ...(view ? { view } : {}), ...(error ? { couponError: error } : {}) })),
  });
  signal.addEventListener(
    'abort',
    store.subscribe(() => checkShipping(deps)),
  );
  for (const control of root.querySelectorAll('select[name=country], input[name=shippingOptionId]:checked'))
    takeChoice(control, store);
  void requestPrice(checkout, async () => {
    const view = await readCart(host);
    keepTyped(view, deps);
    if (view) store.dispatch(cartReceived(view));
  });
}

/**
 * Applies the current cart. A page opened with an empty cart lacks countries and payment methods, and has no form with
 * input yet, so it reloads.
 */
function takeCart(view: CartView, checkout: LiveCheckout): void {
  const { store, host } = checkout;
  const { view: shown } = store.getState();
  if (shown.cart.entries.length === 0 && view.cart.entries.length > 0) {
    host.navigate(host.perRequest.return);
    return;
  }
  keepTyped(view, checkout);
  store.dispatch(cartReceived(view));
  if (!hasSameForm(shown, store.getState().view)) void requestPrice(checkout);
}

/** Keeps the typed address if the new cart's form may not contain its fields. */
function keepTyped(view: CartView | undefined, { root, store }: Pick<CheckoutDeps, 'root' | 'store'>): void {
  const form = root.querySelector<HTMLFormElement>('.commerce-checkout__form');
  if (!form || !view || hasSameForm(store.getState().view, view)) return;
  const country = form.querySelector<HTMLSelectElement>('select[name=country]');
  if (country) takeChoice(country, store);
  store.dispatch(typedKept(typedAddress(new FormData(form))));
}

/** On the way back from its order the page shows an ordered cart. */
function startOver({ store, host }: CheckoutDeps): void {
  if (store.getState().phase === 'placed') host.navigate(host.perRequest.return);
}

const PLACE_FIELDS = new Set(['country', 'state', 'zip']);

/** Stores the chosen place and shipping method. */
function takeChoice(target: EventTarget | null, store: CheckoutStore): void {
  if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement) || !target.form) return;
  if (target.name === 'shippingOptionId') store.dispatch(shippingChosen(target.value));
  if (!PLACE_FIELDS.has(target.name)) return;
  const form = new FormData(target.form);
  const read = (name: string) => String(form.get(name) ?? '').trim();
  store.dispatch(placeGiven({ country: read('country'), state: read('state'), zip: read('zip') }));
}

/**
 * Requests the price for the place. Requests replaced while waiting in the queue are skipped. A page from the browser's
 * history may show an ordered cart, so its values are requested for the current one.
 */
async function requestPrice(
  { store, host, signal, inTurn }: LiveCheckout,
  before?: () => Promise<void>,
): Promise<void> {
  if (!selectUnsent(store.getState())) return;
  store.dispatch(pricingBegan());
  const outcome = await inTurn(async () => {
    await before?.();
    const place = selectUnsent(store.getState());
    if (!place || signal.aborted) return undefined;
    const shippingOptionId = selectShipping(store.getState())?.id ?? '';
    return setDelivery(host.request, { ...place, shippingOptionId, key: createIdempotencyKey() }).catch(
      (error: unknown) => failedBy(error, host),
    );
  });
  if (signal.aborted) return;
  store.dispatch(pricingEnded(outcome?.ok ? { view: outcome.view } : {}));
  if (outcome?.ok && outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
  if (outcome && !outcome.ok) host.announcer.announce(host.text('priceFailed'), 'assertive');
}

/** Marks the effective shipping method, also if the country has removed the previous one. */
function checkShipping({ root, store }: CheckoutDeps): void {
  const id = selectShipping(store.getState())?.id;
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name=shippingOptionId]')) {
    if (input.value === id && !input.checked) input.checked = true;
  }
}

async function send(event: SubmitEvent, { root, store, host, inTurn }: LiveCheckout): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('.commerce-checkout__form')) return;
  event.preventDefault();
  if (store.getState().phase !== 'editing') return;
  const controls = [...form.elements].filter((element): element is HTMLInputElement => 'validity' in element);
  const errors = fieldErrors(controls, host);
  if (Object.keys(errors).length > 0) {
    const refusal = { code: 'commerce/checkout-invalid', message: host.text('fieldsWrong'), errors };
    store.dispatch(orderRefused({ refusal }));
    return;
  }
  const order = orderOfForm(new FormData(form));
  const seen = seenOf(selectAmounts(store.getState()));
  store.dispatch(orderSent());
  host.announcer.announce(host.text('placing'));
  const outcome = await inTurn(async () => {
    // The pending answer may have changed the total the visitor has seen.
    if (selectAmounts(store.getState()).grandTotalCents !== order.seenTotalCents) return undefined;
    return placeOrder(host.request, order).catch((error: unknown) => unsure(failedBy(error, host)));
  });
  if (!outcome)
    return void store.dispatch(orderRefused({ refusal: { code: TOTAL_CHANGED, message: '', errors: {}, seen } }));
  await takeOutcome(outcome.ok ? outcome : { ...outcome, seen }, { root, store, host });
}

/** True if the cart must be loaded again: the refusal depends on it, or names fields that the form lacks. */
function isOfCart({ code, errors }: Refusal, root: HTMLElement): boolean {
  const form = root.querySelector<HTMLFormElement>('.commerce-checkout__form');
  return !NOT_OF_CART.has(code) || Object.keys(errors).some((name) => !form?.elements.namedItem(name));
}

async function takeOutcome(
  outcome: OrderOutcome,
  { root, store, host }: Pick<CheckoutDeps, 'root' | 'store' | 'host'>,
): Promise<void> {
  if (outcome.ok) {
    store.dispatch(orderPlaced());
    if (outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
    host.navigate(outcome.location);
    return;
  }
  const { ok: _, ...refusal } = outcome;
  const view = isOfCart(refusal, root) ? await readCart(host) : undefined;
  keepTyped(view, { root, store });
  store.dispatch(orderRefused({ refusal, view }));
}

/** An order that may have been placed. */
function unsure(outcome: SurprisedOutcome): OrderOutcome {
  return { ...outcome, code: UNSURE, errors: {} };
}

/** The current cart; undefined if it could not be loaded. */
async function readCart(host: CheckoutDeps['host']): Promise<CartView | undefined> {
  const read = await getCart(withCountries(host.request), host.stop).catch((error: unknown) => failedBy(error, host));
  return read.ok ? read.view : undefined;
}
