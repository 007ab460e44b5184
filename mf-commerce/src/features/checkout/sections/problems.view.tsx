import { type ReactElement, useEffect, useRef } from 'react';
import { ChangedAmounts } from '../amounts/changed-amounts.view';
import { fieldId, type CheckoutParts } from './parts';
import { selectAmounts, TOTAL_CHANGED, UNSURE, type CheckoutState } from '../checkout.state';

/** Errors of the order with links to their fields; a new refusal takes the focus. */
export function CheckoutProblems({ state, blockId, host }: Omit<CheckoutParts, 'form'>): ReactElement | null {
  const summary = useRef<HTMLDivElement>(null);
  const { refusals, refusal } = state;
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (!refusal || refusal.code === TOTAL_CHANGED) return null;
  return (
    <div className="form-error commerce-checkout__problems" role="alert" tabIndex={-1} ref={summary} data-error-summary>
      <h2>{host.text('problem')}</h2>
      <p>{problemText(state, host)}</p>
      {refusal.code === 'commerce/coupon-used-up' && <ChangedAmounts state={state} host={host} />}
      <ul hidden={Object.keys(refusal.errors).length === 0}>
        {Object.entries(refusal.errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(blockId, name)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function problemText(state: CheckoutState, host: CheckoutParts['host']): string {
  const { code = '', message = '' } = state.refusal ?? {};
  if (code === 'commerce/coupon-used-up' && state.refusal?.seen)
    return `${message} ${host.text('totalChanged', { total: host.money.cents(selectAmounts(state).grandTotalCents) })}`;
  if (code === UNSURE) return host.text('unsure');
  return message;
}
