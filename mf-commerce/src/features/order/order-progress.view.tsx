import type { ReactElement } from 'react';
import type { Order, OrderProgress } from 'shared-types/commerce/orders/order';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './order.messages';

interface ProgressProps {
  readonly order: Order;
  readonly progress: OrderProgress;
  readonly host: RenderHost<typeof messages>;
}

/** Payments, refunds and delivery. */
export function Progress({ order, progress, host }: ProgressProps): ReactElement {
  const { payment, status, refundedCents, carrier, trackingNumber } = progress;
  return (
    <section>
      <h2>{host.text('progress', { kind: order.kind ?? 'goods' })}</h2>
      <dl className="commerce-order__progress">
        <Fact name={host.text('paymentTitle')} value={host.text('payment', { payment })} />
        {refundedCents > 0 && <Fact name={host.text('refunded')} value={host.money.cents(refundedCents)} />}
        {order.kind !== 'donation' && (order.address !== null || status === 'cancelled') && (
          <Fact name={host.text('delivery')} value={host.text('status', { status })} />
        )}
        {carrier && <Fact name={host.text('carrier')} value={carrier} />}
        {trackingNumber && <Fact name={host.text('tracking')} value={trackingNumber} />}
      </dl>
      <Reserved progress={progress} host={host} />
    </section>
  );
}

/** Until when the items are reserved, or that the reservation has ended, and what to do. */
function Reserved({ progress, host }: Omit<ProgressProps, 'order'>): ReactElement | null {
  const { heldUntilText: time, isReleased, payment, status } = progress;
  if (time !== undefined && status === 'open') return <p>{host.text('heldUntil', { time })}</p>;
  if (status !== 'cancelled') return null;
  if (payment === 'paid') return <p>{host.text('paidTooLate')}</p>;
  return isReleased ? <p>{host.text('released')}</p> : null;
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div className="commerce-order__fact">
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
