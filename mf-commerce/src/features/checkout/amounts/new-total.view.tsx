import { type ReactElement, useEffect, useRef } from 'react';
import { ChangedAmounts } from './changed-amounts.view';
import type { CheckoutParts } from '../sections/parts';
import { selectAmounts, TOTAL_CHANGED } from '../checkout.state';

/** The question beside the button whether the new total is accepted; it takes the focus. */
export function NewTotal({ state, host }: Pick<CheckoutParts, 'state' | 'host'>): ReactElement | null {
  const question = useRef<HTMLDivElement>(null);
  const { refusals, refusal } = state;
  useEffect(() => {
    if (refusals > 0) question.current?.focus();
  }, [refusals]);
  if (refusal?.code !== TOTAL_CHANGED) return null;
  // On a page returned by the server, the browser sets the focus.
  const first = refusals === 0 ? { autoFocus: true } : {};
  return (
    <div className="commerce-new-total" role="alert" tabIndex={-1} ref={question} data-new-total="" {...first}>
      <h2>{host.text('newTotal')}</h2>
      <p>{host.text('totalChanged', { total: host.money.cents(selectAmounts(state).grandTotalCents) })}</p>
      <ChangedAmounts state={state} host={host} />
    </div>
  );
}
