import type { ReactElement } from 'react';
import { changedAmounts } from './changed-amounts';
import type { CheckoutParts } from '../sections/parts';
import { selectAmounts } from '../checkout.state';

const NAMES = {
  subtotalCents: 'subtotal',
  shippingCostCents: 'shipping',
  discountCents: 'discount',
  taxCents: 'tax',
} as const;

/** The amounts that changed the total. */
export function ChangedAmounts({ state, host }: Pick<CheckoutParts, 'state' | 'host'>): ReactElement | null {
  const seen = state.refusal?.seen;
  const changes = seen ? changedAmounts(seen, selectAmounts(state)) : [];
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
