import type { ReactElement } from 'react';
import type { OrderKind, OrderProgress } from 'shared-types/commerce/orders/order';
import type { RenderHost } from 'shared-types/host/render-host';
import './order-marks.css';

type MarkMessages = Readonly<Record<'status' | 'payment' | 'partly', string>>;

interface OrderMarksProps {
  readonly kind: OrderKind;
  readonly progress: Pick<OrderProgress, 'status' | 'payment' | 'refundedCents'>;
  readonly host: RenderHost<MarkMessages>;
}

/** Status of an order in words; a border separates the marks. */
export function OrderMarks({ kind, progress, host }: OrderMarksProps): ReactElement {
  const { status, payment, refundedCents } = progress;
  return (
    <span className="admin-order-marks">
      {(kind === 'goods' || kind === 'subscription' || status === 'cancelled') && (
        <span className="admin-order-marks__mark">{host.text('status', { status })}</span>
      )}{' '}
      <span className="admin-order-marks__mark" data-payment={payment}>
        {host.text('payment', { payment })}
      </span>{' '}
      {refundedCents > 0 && payment === 'paid' && (
        <span className="admin-order-marks__mark">{host.text('partly')}</span>
      )}
    </span>
  );
}
