import type { Host } from 'shared-types/host/host';
import { failedBy, type SurprisedOutcome } from '../../parts/cart-calls/failed-by.effects';
import { getCart } from '../../parts/cart-calls/get-cart.api';
import { startReading } from '../../parts/cart-calls/read-cart.effects';
import { placeOrder, UNSURE, type OrderOutcome } from './checkout.api';
import {
  cartTold,
  countryChosen,
  orderPlaced,
  orderRefused,
  orderSent,
  selectShipping,
  shippingChosen,
  type CheckoutStore,
} from './checkout.state';
import type { strings } from './checkout.strings';
import { fieldErrors } from './field-errors';
import { orderOfForm } from './order-of-form';

interface CheckoutDeps {
  readonly root: HTMLElement;
  readonly store: CheckoutStore;
  readonly host: Host<typeof strings>;
  readonly signal: AbortSignal;
}

/** Refusals that do not come from the cart: it need not be read again. */
const OF_FIELDS = new Set(['commerce/checkout-invalid', 'commerce/shipping-unavailable']);

/** Brings the checkout to life: totals follow the choices, and an order is sent once at a time. */
export function startCheckout(deps: CheckoutDeps): void {
  const { root, store, host, signal } = deps;
  root.addEventListener('change', (event) => takeChoice(event.target, store), { signal });
  root.addEventListener('submit', (event) => void send(event, deps), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && startOver(deps), { signal });
  const shownRevision = () => (store.getState().phase === 'placed' ? Infinity : store.getState().view.revision);
  startReading({ host, signal, shownRevision, take: (view) => store.dispatch(cartTold(view)) });
  signal.addEventListener(
    'abort',
    store.subscribe(() => checkShipping(deps)),
  );
  for (const control of root.querySelectorAll('select[name=country], input[name=shippingOptionId]:checked'))
    takeChoice(control, store);
}

/** Back from its order the page shows a cart that is none any more. */
function startOver({ store, host }: CheckoutDeps): void {
  if (store.getState().phase === 'placed') host.navigate(host.perRequest.return);
}

function takeChoice(target: EventTarget | null, store: CheckoutStore): void {
  if (target instanceof HTMLSelectElement && target.name === 'country') store.dispatch(countryChosen(target.value));
  if (target instanceof HTMLInputElement && target.name === 'shippingOptionId')
    store.dispatch(shippingChosen(target.value));
}

/** The way that counts is the one that is marked, also where the country has taken the marked one away. */
function checkShipping({ root, store }: CheckoutDeps): void {
  const id = selectShipping(store.getState())?.id;
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name=shippingOptionId]')) {
    if (input.value === id && !input.checked) input.checked = true;
  }
}

async function send(event: SubmitEvent, { store, host }: CheckoutDeps): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  if (store.getState().phase !== 'editing') return;
  const controls = [...form.elements].filter((element): element is HTMLInputElement => 'validity' in element);
  const errors = fieldErrors(controls, host);
  if (Object.keys(errors).length > 0) {
    store.dispatch(orderRefused({ code: 'commerce/checkout-invalid', message: host.text('fieldsWrong'), errors }));
    return;
  }
  const order = orderOfForm(new FormData(form));
  store.dispatch(orderSent());
  host.announcer.say(host.text('placing'));
  const outcome = await placeOrder(host.request, order).catch((error: unknown) => unsure(failedBy(error, host)));
  await takeOutcome(outcome, { store, host });
}

async function takeOutcome(
  outcome: OrderOutcome,
  { store, host }: Pick<CheckoutDeps, 'store' | 'host'>,
): Promise<void> {
  if (outcome.ok) {
    store.dispatch(orderPlaced());
    if (outcome.fact) host.bus.tell('commerce/cart', outcome.fact);
    host.navigate(outcome.location);
    return;
  }
  const { ok: _, ...refusal } = outcome;
  if (!OF_FIELDS.has(refusal.code)) await readCart({ store, host });
  store.dispatch(orderRefused(refusal));
}

/** An order that may have arrived. */
function unsure(outcome: SurprisedOutcome): OrderOutcome {
  return { ...outcome, code: UNSURE, errors: {} };
}

/** What was refused because of the cart is shown with the cart as it is now. */
async function readCart({ store, host }: Pick<CheckoutDeps, 'store' | 'host'>): Promise<void> {
  const read = await getCart(host.request, host.stop).catch((error: unknown) => failedBy(error, host));
  if (read.ok) store.dispatch(cartTold(read.view));
}
