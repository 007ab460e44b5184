import { type ReactElement, useEffect, useRef } from 'react';
import { ChangedAmounts } from './changed-amounts.view';
import type { CheckoutParts } from '../sections/parts';
import { selectAmounts, TOTAL_CHANGED } from '../checkout.state';

/** The question by the button whether the order may come to another total than the buyer saw; it takes the focus. */
export function NewTotal({ state, host }: Pick<CheckoutParts, 'state' | 'host'>): ReactElement | null {
  const question = useRef<HTMLDivElement>(null);
  const { refusals, refusal } = state;
  useEffect(() => {
    if (refusals > 0) question.current?.focus();
  }, [refusals]);
  if (refusal?.code !== TOTAL_CHANGED) return null;
  // To a page that comes back from the server the browser gives the focus.
  const first = refusals === 0 ? { autoFocus: true } : {};
  return (
    <div className="commerce-new-total" role="alert" tabIndex={-1} ref={question} data-new-total="" {...first}>
      <h2>{host.text('newTotal')}</h2>
      <p>{host.text('totalChanged', { total: host.money.cents(selectAmounts(state).grandTotalCents) })}</p>
      <ChangedAmounts state={state} host={host} />
    </div>
  );
}
