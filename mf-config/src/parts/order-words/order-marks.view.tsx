import type { ReactElement } from 'react';
import type { OrderKind, OrderProgress } from 'shared-types/commerce/order';
import type { RenderHost } from 'shared-types/host/render-host';
import './order-marks.css';

/** The words marks need from their feature. */
type MarkStrings = Readonly<Record<'status' | 'payment' | 'partly', string>>;

interface OrderMarksProps {
  readonly kind: OrderKind;
  readonly progress: Pick<OrderProgress, 'status' | 'payment' | 'refundedCents'>;
  readonly host: RenderHost<MarkStrings>;
}

/** How far an order has come, in two or three words; the words say it, a border sets them apart. */
export function OrderMarks({ kind, progress, host }: OrderMarksProps): ReactElement {
  const { status, payment, refundedCents } = progress;
  return (
    <span className="config-order-marks">
      {(kind === 'goods' || kind === 'subscription' || status === 'cancelled') && (
        <span className="config-order-marks__mark">{host.text('status', { status })}</span>
      )}
      <span className="config-order-marks__mark" data-payment={payment}>
        {host.text('payment', { payment })}
      </span>
      {refundedCents > 0 && payment === 'paid' && (
        <span className="config-order-marks__mark">{host.text('partly')}</span>
      )}
    </span>
  );
}
