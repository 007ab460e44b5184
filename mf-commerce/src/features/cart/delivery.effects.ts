import type { Host } from 'shared-types/host/host';
import { createIdempotencyKey } from '../../parts/cart-calls/idempotency-key.effects';
import { failedBy } from '../../parts/cart-calls/failed-by.effects';
import { setDelivery } from '../../parts/cart-calls/set-delivery.api';
import type { InTurn } from '../../parts/in-turn/in-turn';
import { pricingBegan, pricingEnded, type CartStore } from './cart.state';
import type { messages } from './cart.messages';

interface DeliveryDeps {
  readonly root: HTMLElement;
  readonly store: CartStore;
  readonly host: Host<typeof messages>;
  readonly signal: AbortSignal;
  readonly inTurn: InTurn;
}

/** Shows the cart's price for a place without leaving the page. A chosen shipping method is requested at once. */
export function startDelivery(deps: DeliveryDeps): void {
  const { root, signal } = deps;
  const formOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-delivery]') : null;
  root.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event.target);
      if (!form) return;
      event.preventDefault();
      void sendDelivery(form, deps);
    },
    { signal },
  );
  followDelivery(deps);
  root.addEventListener(
    'change',
    ({ target }) => {
      const form = formOf(target);
      if (form && target instanceof HTMLInputElement && target.type === 'radio') void sendDelivery(form, deps);
    },
    { signal },
  );
}

/** Delivery values from another tab or the checkout are shown, except in fields the visitor has changed. */
function followDelivery({ root, store, signal }: DeliveryDeps): void {
  let values = valuesOf(store);
  const stop = store.subscribe(() => {
    const before = values;
    values = valuesOf(store);
    const controls = root.querySelector<HTMLFormElement>('form[data-delivery]')?.elements;
    for (const [name, value] of Object.entries(values)) {
      const control = controls?.namedItem(name);
      if (!control || !('value' in control) || value === before[name]) continue;
      if (String(control.value).trim() === before[name]) control.value = value;
    }
  });
  signal.addEventListener('abort', stop);
}

/** The last values the server received, by field name. */
function valuesOf(store: CartStore): Readonly<Record<string, string>> {
  const { shippingLocation, selectedShippingOption } = store.getState().view.cart;
  const { country = '', state = '', zip = '' } = shippingLocation ?? {};
  return { country, state, zip, shippingOptionId: selectedShippingOption?.id ?? '' };
}

async function sendDelivery(form: HTMLFormElement, { store, host, signal, inTurn }: DeliveryDeps): Promise<void> {
  if (!form.reportValidity()) return;
  const read = (name: string) => String(new FormData(form).get(name) ?? '').trim();
  const input = {
    country: read('country'),
    state: read('state'),
    zip: read('zip'),
    shippingOptionId: read('shippingOptionId'),
    key: createIdempotencyKey(),
  };
  store.dispatch(pricingBegan());
  const outcome = await inTurn(() => setDelivery(host.request, input).catch((error: unknown) => failedBy(error, host)));
  if (signal.aborted) return;
  if (!outcome.ok) {
    const place = outcome.message || host.text('deliveryFailed');
    store.dispatch(pricingEnded({ errors: { place } }));
    host.announcer.announce(place, 'assertive');
    return;
  }
  store.dispatch(pricingEnded({ view: outcome.view }));
  if (outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
  host.announcer.announce(host.text('deliverySet', { total: host.money.cents(outcome.view.cart.grandTotalCents) }));
}
