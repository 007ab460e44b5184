import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { OrderEntry } from 'shared-types/admin/store/orders';
import type { OrderColumn } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import { OrderMarks } from '../../parts/order-marks/order-marks.view';
import type { messages } from './orders.messages';

type OrdersHost = ViewHost<typeof messages>;

/** Path of an order's own page. */
export function orderPath(number: number): string {
  return ADMIN_PATH.order.replace(':number', String(number));
}

/** The cells of an order, with a link to its page. */
export function orderCells(entry: OrderEntry, host: OrdersHost): Readonly<Record<OrderColumn, ReactNode>> {
  const { number, kind = 'goods', placedAt, placedText, items, totalCents, currency } = entry;
  return {
    order: (
      <a className="admin-orders__number" href={orderPath(number)}>
        {host.text('number', { kind, number: String(number) })}
      </a>
    ),
    date: <time dateTime={placedAt}>{placedText}</time>,
    buyer: <Buyer entry={entry} host={host} />,
    email: <bdi>{entry.email}</bdi>,
    items: String(items),
    total: host.money.cents(totalCents, { currencyCode: currency }),
    status: <Status entry={entry} host={host} />,
  };
}

interface CellProps {
  readonly entry: OrderEntry;
  readonly host: OrdersHost;
}

function Buyer({ entry: { kind = 'goods', name, email }, host }: CellProps): ReactElement {
  const isShipped = kind === 'goods' || kind === 'subscription';
  return (
    <span className="admin-orders__who">
      {isShipped && <span>{name ? <bdi>{name}</bdi> : host.text('nobody')}</span>}
      <span className={isShipped ? 'admin-muted' : undefined}>
        <bdi>{email}</bdi>
      </span>
    </span>
  );
}

function Status({ entry, host }: CellProps): ReactElement {
  const { kind = 'goods', isHolding, heldUntilText } = entry;
  return (
    <>
      <OrderMarks kind={kind} progress={entry} host={host} />
      {isHolding && (
        <span className="admin-orders__held">
          {heldUntilText ? host.text('heldUntil', { time: heldUntilText }) : host.text('held')}
        </span>
      )}
    </>
  );
}
