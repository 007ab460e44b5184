import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { OrderEntry } from 'shared-types/config/orders';
import { OrderMarks } from '../../parts/order-words/order-marks.view';
import type { OrdersHost } from './orders-host';

/** One order of the list; its number leads to all of it. */
export function OrderRow({ entry, host }: { readonly entry: OrderEntry; readonly host: OrdersHost }): ReactElement {
  const { number, kind = 'goods', placedAt, placedText, email, name, totalCents, currency } = entry;
  return (
    <li className="config-orders__entry">
      <a className="config-orders__number" href={CONFIG_PATH.order.replace(':number', String(number))}>
        {host.text('number', { kind, number: String(number) })}
      </a>
      <span className="config-orders__who">
        {(kind === 'goods' || kind === 'subscription') && <span>{name ? <bdi>{name}</bdi> : host.text('nobody')}</span>}
        <span>
          <bdi>{email}</bdi>
        </span>
        <time className="config-orders__note" dateTime={placedAt}>
          {placedText}
        </time>
      </span>
      <OrderMarks kind={kind} progress={entry} host={host} />
      <span className="config-orders__total">{host.money.cents(totalCents, { currencyCode: currency })}</span>
    </li>
  );
}
