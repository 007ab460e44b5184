import type { ReactElement } from 'react';
import type { OrderKind, OrderProgress } from 'shared-types/commerce/orders/order';
import type { RenderHost } from 'shared-types/host/render-host';
import './order-marks.css';

/** The messages marks need from their feature. */
type MarkMessages = Readonly<Record<'status' | 'payment' | 'partly', string>>;

interface OrderMarksProps {
  readonly kind: OrderKind;
  readonly progress: Pick<OrderProgress, 'status' | 'payment' | 'refundedCents'>;
  readonly host: RenderHost<MarkMessages>;
}

/** How far an order has come, in two or three words; the text says it, a border sets them apart. */
export function OrderMarks({ kind, progress, host }: OrderMarksProps): ReactElement {
  const { status, payment, refundedCents } = progress;
  return (
    <span className="admin-order-marks">
      {(kind === 'goods' || kind === 'subscription' || status === 'cancelled') && (
        <span className="admin-order-marks__mark">{host.text('status', { status })}</span>
      )}
      <span className="admin-order-marks__mark" data-payment={payment}>
        {host.text('payment', { payment })}
      </span>
      {refundedCents > 0 && payment === 'paid' && (
        <span className="admin-order-marks__mark">{host.text('partly')}</span>
      )}
    </span>
  );
}
