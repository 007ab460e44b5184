import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { OfferedToBuyers } from 'shared-types/admin/store/payments';
import type { PaymentsPartProps } from './payments-part';

/** What buyers see at the checkout, or what to do so that they can order. */
export function Offered({ block, saved, host }: Omit<PaymentsPartProps, 'form'>): ReactElement {
  const { text } = host;
  const { offered, isOnTrial } = saved;
  const id = `block-${block}-offered`;
  const hasNone = offered.every(({ isForTesters }) => isForTesters);
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('offered')}</h2>
      {hasNone ? (
        <div className="admin-payments__notice">
          <p>
            <strong>{text('nobody')}</strong> {text(isOnTrial ? 'nobodyOnTrial' : 'nobodyYet')}
          </p>
          {isOnTrial && <a href={ADMIN_PATH.billingPlan}>{text('plan')}</a>}
        </div>
      ) : (
        <p>{text('offeredHint', { count: offered.length })}</p>
      )}
      {offered.length > 0 && (
        <ol className="admin-payments__methods">
          {offered.map((method) => (
            <Method key={method.id} method={method} host={host} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface MethodProps extends Pick<PaymentsPartProps, 'host'> {
  readonly method: OfferedToBuyers;
}

function Method({ method: { label, instructions, isForTesters }, host: { text } }: MethodProps): ReactElement {
  return (
    <li className="admin-payments__method">
      <strong dir="auto">{label}</strong>
      {instructions !== '' && (
        <p className="admin-payments__instructions" dir="auto">
          {instructions}
        </p>
      )}
      {isForTesters && <p className="admin-muted">{text('forTesters')}</p>}
    </li>
  );
}
