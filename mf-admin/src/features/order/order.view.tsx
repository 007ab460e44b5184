import type { ReactElement } from 'react';
import type { PropsOf } from 'shared-types/render';
import { OrderMarks } from '../../parts/order-marks/order-marks.view';
import { Toast } from '../../parts/toast/toast.view';
import { OrderActions } from './order-actions.view';
import { OrderBuyer } from './order-buyer.view';
import { OrderHistory } from './order-history.view';
import type { OrderHost, OrderParts } from './order-host';
import { OrderItems } from './order-items.view';
import { OrderTyped } from './order-typed.view';
import './order.css';

/** An order: items, buyer, possible actions and history. After a session has ended, typed values are kept. */
export function element({ block, data, form }: PropsOf<'admin/order/order'>, host: OrderHost): ReactElement {
  const view = data['admin/order/order'];
  const parts = { block: block.id, view, form, host };
  return (
    <div className="admin-order">
      {view.isSignedOut ? (
        <>
          <h1>{host.text('title', { kind: 'goods', number: String(view.order.number) })}</h1>
          <OrderTyped {...parts} />
        </>
      ) : (
        <Order {...parts} />
      )}
    </div>
  );
}

function Order(parts: OrderParts): ReactElement {
  const { view, form, host } = parts;
  const { kind = 'goods' } = view.order;
  return (
    <>
      <header className="admin-order__head">
        <h1>{host.text('title', { kind, number: String(view.order.number) })}</h1>
        <OrderMarks kind={kind} progress={view.order.progress} host={host} />
        <p className="admin-muted">
          <time dateTime={new Date(view.order.placedAt).toISOString()}>
            {host.text('placed', { at: view.placedText })}
          </time>
        </p>
      </header>
      {form?.done && form.isFirst && <Toast>{host.text('done')}</Toast>}
      <OrderBuyer {...parts} />
      <OrderItems {...parts} />
      <OrderActions {...parts} />
      <OrderHistory {...parts} />
    </>
  );
}
