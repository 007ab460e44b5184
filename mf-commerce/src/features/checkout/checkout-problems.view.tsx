import { type ReactElement, useEffect, useRef } from 'react';
import { changedAmounts } from './changed-amounts';
import { fieldId, type CheckoutParts } from './checkout-parts';
import { selectAmounts, UNSURE, type CheckoutState } from './checkout.state';

/** What was wrong with the order, on top and with links to the fields; a new refusal takes the focus. */
export function CheckoutProblems({ state, blockId, host }: Omit<CheckoutParts, 'form'>): ReactElement | null {
  const summary = useRef<HTMLDivElement>(null);
  const { refusals, refusal } = state;
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (!refusal) return null;
  return (
    <div className="form-error commerce-checkout__problems" role="alert" tabIndex={-1} ref={summary} data-error-summary>
      <h2>{host.text(refusal.code === 'commerce/total-changed' ? 'newTotal' : 'problem')}</h2>
      <p>{problemText(state, host)}</p>
      <Changes state={state} host={host} />
      <ul hidden={Object.keys(refusal.errors).length === 0}>
        {Object.entries(refusal.errors).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${fieldId(blockId, name)}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Refusals after which the total is another than was seen. */
const OF_TOTAL = new Set(['commerce/total-changed', 'commerce/coupon-used-up']);

function problemText(state: CheckoutState, host: CheckoutParts['host']): string {
  const { code = '', message = '' } = state.refusal ?? {};
  const changed = host.text('totalChanged', { total: host.money.cents(selectAmounts(state).grandTotalCents) });
  if (code === 'commerce/total-changed') return changed;
  if (code === 'commerce/coupon-used-up' && state.refusal?.seen) return `${message} ${changed}`;
  if (code === UNSURE) return host.text('unsure');
  return message;
}

const NAMES = {
  subtotalCents: 'subtotal',
  shippingCostCents: 'shipping',
  discountCents: 'discount',
  taxCents: 'tax',
} as const;

/** Which amounts have made it another total. */
function Changes({ state, host }: Pick<CheckoutParts, 'state' | 'host'>): ReactElement | null {
  const { code = '', seen } = state.refusal ?? {};
  const changes = seen && OF_TOTAL.has(code) ? changedAmounts(seen, selectAmounts(state)) : [];
  if (changes.length === 0) return null;
  const cents = host.money.cents;
  return (
    <ul data-changes>
      {changes.map(({ part, beforeCents, nowCents }) => (
        <li key={part}>
          {host.text('changedFrom', { what: host.text(NAMES[part]), now: cents(nowCents), before: cents(beforeCents) })}
        </li>
      ))}
    </ul>
  );
}
