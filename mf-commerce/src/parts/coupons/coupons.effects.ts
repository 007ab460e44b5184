import type { CartView } from 'shared-types/commerce/cart';
import type { Host } from 'shared-types/host/host';
import type { CartOutcome } from '../cart-calls/cart-outcome';
import { createIdempotencyKey } from '../cart-calls/idempotency-key.effects';
import { failedBy } from '../cart-calls/failed-by.effects';
import type { InTurn } from '../in-turn/in-turn';
import type { CouponMessages } from './coupon-text';
import { addCoupon, removeCoupon } from './coupons.api';

interface CouponsDeps {
  readonly root: HTMLElement;
  readonly host: Host<CouponMessages>;
  readonly signal: AbortSignal;
  /** The queue of the cart’s changes. */
  readonly inTurn: InTurn;
  /** Called when a change starts: the shown price is unconfirmed. */
  readonly began: () => void;
  /** Called when it ends, with the current cart or the error of the code. */
  readonly ended: (end: { readonly view?: CartView; readonly error?: string }) => void;
}

/** Adds and removes codes without leaving the page. The focus stays at the codes. */
export function startCoupons(deps: CouponsDeps): void {
  const { root, signal } = deps;
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const isEntered = 'couponForm' in form.dataset;
      if (!isEntered && !('couponOff' in form.dataset)) return;
      event.preventDefault();
      void change(form, isEntered, deps);
    },
    { signal },
  );
}

async function change(form: HTMLFormElement, isEntered: boolean, deps: CouponsDeps): Promise<void> {
  const { host, began, ended, inTurn, signal } = deps;
  const code = new FormData(form).get('coupon');
  const coupon = typeof code === 'string' ? code.trim() : '';
  if (coupon === '' || form.hasAttribute('aria-busy')) return;
  form.setAttribute('aria-busy', 'true');
  began();
  const call = isEntered ? addCoupon : removeCoupon;
  const outcome = await inTurn(() =>
    call(host.request, { coupon, key: createIdempotencyKey() }).catch((error: unknown) => failedBy(error, host)),
  );
  form.removeAttribute('aria-busy');
  if (signal.aborted) return;
  if (outcome.ok) take(outcome, { ...deps, coupon, isEntered });
  else {
    const fieldError = 'errors' in outcome ? outcome.errors?.['coupon'] : undefined;
    const error = fieldError ?? (outcome.message || host.text('couponFailed'));
    ended({ error });
    host.announcer.announce(error, 'assertive');
  }
  settleFocus(form, { ...deps, isCleared: outcome.ok && isEntered });
}

function take(
  outcome: Extract<CartOutcome, { ok: true }>,
  { host, ended, coupon, isEntered }: CouponsDeps & { readonly coupon: string; readonly isEntered: boolean },
): void {
  ended({ view: outcome.view });
  if (outcome.stateEvent) host.bus.publish('commerce/cart', outcome.stateEvent);
  const total = host.money.cents(outcome.view.cart.grandTotalCents);
  host.announcer.announce(host.text(isEntered ? 'couponAdded' : 'couponRemoved', { code: coupon, total }));
}

/** The pressed remove button is gone. */
function settleFocus(form: HTMLFormElement, { root, isCleared }: CouponsDeps & { readonly isCleared: boolean }): void {
  const input = root.querySelector<HTMLInputElement>('[data-coupon-form] input[name=coupon]');
  if (isCleared && input) input.value = '';
  const { activeElement } = document;
  if (activeElement === document.body || form.contains(activeElement)) input?.focus();
}
