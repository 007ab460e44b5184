import { type ReactElement, useSyncExternalStore } from 'react';
import type { FormState } from 'shared-types/render';
import type { ViewHost } from '../../parts/in-page/in-page';
import { useIsLive } from '../../parts/in-page/use-is-live';
import { CartLine } from './line/line.view';
import { CartSummary } from './cart-summary.view';
import { selectLines, type CartStore } from './cart.state';
import type { messages } from './cart.messages';
import '../../parts/coupons/coupons.css';
import '../../parts/quantity/quantity.css';
import '../../parts/totals/totals.css';
import './cart.css';

interface CartContentProps {
  readonly store: CartStore;
  readonly blockId: string;
  /** Result of a form on the page, from the server. */
  readonly form?: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** Lines and totals of the cart, for the page and the drawer. */
export function CartContent({ store, blockId, form, host }: CartContentProps): ReactElement {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const isLive = useIsLive();
  const lines = selectLines(state);
  return (
    <>
      <Refusal form={form} lineIds={lines.map(({ id }) => id)} host={host} />
      {lines.length === 0 ? (
        <Empty shopPath={state.view.shopPath} host={host} />
      ) : (
        <div className="commerce-cart__body">
          <ul className="commerce-cart__lines" aria-label={host.text('items')}>
            {lines.map((line) => (
              <CartLine key={line.id} line={line} isLive={isLive} blockId={blockId} form={form} host={host} />
            ))}
          </ul>
          <CartSummary state={state} blockId={blockId} form={form} host={host} />
        </div>
      )}
    </>
  );
}

interface RefusalProps {
  readonly form: FormState | undefined;
  readonly lineIds: readonly string[];
  readonly host: CartContentProps['host'];
}

/** A refusal whose line no longer exists. */
function Refusal({ form, lineIds, host }: RefusalProps): ReactElement | null {
  const lineId = form?.values['lineId'];
  // Coupon and delivery errors are shown at their fields.
  if (lineIds.length > 0 && (form?.errors['coupon'] || form?.code === 'commerce/delivery-invalid')) return null;
  if (!form?.message || (lineId !== undefined && lineIds.includes(lineId))) return null;
  return (
    <p className="form-error" role="alert">
      {form.code === 'commerce/line-not-found' ? host.text('reasonGone') : form.message}
    </p>
  );
}

interface EmptyProps {
  readonly shopPath: string;
  readonly host: CartContentProps['host'];
}

function Empty({ shopPath, host }: EmptyProps): ReactElement {
  return (
    <div className="commerce-cart__empty">
      <p>{host.text('empty')}</p>
      <a className="button" href={shopPath}>
        {host.text('toShop')}
      </a>
    </div>
  );
}
