import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { OrderEntry } from 'shared-types/admin/store/orders';
import type { ViewHost } from 'shared-types/host/render-host';
import { OrderMarks } from '../../parts/order-marks/order-marks.view';
import type { messages } from './orders.messages';

interface OrderRowProps {
  readonly entry: OrderEntry;
  readonly host: ViewHost<typeof messages>;
  readonly block?: string;
  /** Name of its checkbox; absent without selection. */
  readonly chosenAs?: string;
}

function Choice({ entry: { number }, host, block, chosenAs }: OrderRowProps): ReactElement | null {
  if (chosenAs === undefined) return null;
  const id = `block-${block}-order-${number}`;
  return (
    <span className="admin-orders__choice">
      <input type="checkbox" id={id} name={chosenAs} value="on" />
      <label htmlFor={id}>{host.text('choose', { number: String(number) })}</label>
    </span>
  );
}

/** An order of the list, with a link to its page. */
export function OrderRow({ entry, host, ...choice }: OrderRowProps): ReactElement {
  const { number, kind = 'goods', placedAt, placedText, email, name, totalCents, currency, heldUntilText } = entry;
  return (
    <li className="admin-orders__entry">
      <Choice entry={entry} host={host} {...choice} />
      <a className="admin-orders__number" href={ADMIN_PATH.order.replace(':number', String(number))}>
        {host.text('number', { kind, number: String(number) })}
      </a>
      <span className="admin-orders__who">
        {(kind === 'goods' || kind === 'subscription') && <span>{name ? <bdi>{name}</bdi> : host.text('nobody')}</span>}
        <span>
          <bdi>{email}</bdi>
        </span>
        <time className="admin-orders__note" dateTime={placedAt}>
          {placedText}
        </time>
        {entry.isHolding && (
          <span className="admin-orders__note">
            {heldUntilText ? host.text('heldUntil', { time: heldUntilText }) : host.text('held')}
          </span>
        )}
      </span>
      <OrderMarks kind={kind} progress={entry} host={host} />
      <span className="admin-orders__total">{host.money.cents(totalCents, { currencyCode: currency })}</span>
    </li>
  );
}
