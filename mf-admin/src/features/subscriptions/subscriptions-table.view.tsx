import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { SubscriptionEntry, SubscriptionsView, SubscriptionSort } from 'shared-types/admin/store/subscriptions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { TableColumn } from '../../parts/data-table/column-head.view';
import { DataTable } from '../../parts/data-table/data-table.view';
import type { messages } from './subscriptions.messages';
import { subscriptionsPath } from './subscriptions-path';

type Column = 'buyer' | 'product' | 'price' | 'nextOrder' | 'payment' | 'state';
type Host = ViewHost<typeof messages>;

interface TableProps {
  readonly view: SubscriptionsView;
  readonly host: Host;
}

/** A row for each subscription, which leads to its latest order. */
export function SubscriptionsTable({ view: { entries, question }, host }: TableProps): ReactElement {
  const sorting = {
    sorted: question.sort,
    address: (sort: string) => subscriptionsPath({ ...question, sort: sort as SubscriptionSort }, 1, host),
  };
  return (
    <DataTable
      caption={host.text('title')}
      columns={columnsOf(host)}
      headColumn="buyer"
      rows={entries.map((entry) => ({ key: entry.id, cells: cellsOf(entry, host) }))}
      sorting={sorting}
    />
  );
}

function columnsOf({ text }: Host): TableColumn<Column>[] {
  return [
    { key: 'buyer', label: text('buyer') },
    { key: 'product', label: text('product'), sort: '-began' },
    { key: 'price', label: text('price') },
    { key: 'nextOrder', label: text('nextOrder'), sort: 'next' },
    { key: 'payment', label: text('payment') },
    { key: 'state', label: text('state') },
  ];
}

function cellsOf(entry: SubscriptionEntry, host: Host): Readonly<Record<Column, ReactNode>> {
  const { recurringText, nextText, card } = entry;
  const { text } = host;
  return {
    buyer: <Buyer entry={entry} host={host} />,
    product: <Product entry={entry} host={host} />,
    price: recurringText,
    nextOrder: nextText ?? text('noNext'),
    payment: card ? <bdi>{card}</bdi> : text('byHand'),
    state: <State entry={entry} host={host} />,
  };
}

interface CellProps {
  readonly entry: SubscriptionEntry;
  readonly host: Host;
}

function Buyer({ entry: { orderNumber, name, email }, host: { text } }: CellProps): ReactElement {
  const who = name || email;
  return (
    <span className="admin-subscriptions__who">
      <a
        className="admin-subscriptions__link"
        href={ADMIN_PATH.order.replace(':number', String(orderNumber))}
        aria-label={text('latest', { who, number: String(orderNumber) })}
      >
        <bdi>{who}</bdi>
      </a>
      {name && (
        <span className="admin-subscriptions__note">
          <bdi>{email}</bdi>
        </span>
      )}
    </span>
  );
}

function Product({ entry: { title, quantity, orders, beganText }, host: { text } }: CellProps): ReactElement {
  return (
    <>
      <bdi>{quantity > 1 ? `${quantity} × ${title}` : title}</bdi>
      <span className="admin-subscriptions__note">{text('began', { orders, day: beganText })}</span>
    </>
  );
}

function State({ entry: { state, ended }, host: { text } }: CellProps): ReactElement {
  return (
    <>
      <span className="admin-subscriptions__state" data-state={state}>
        {text('states', { state })}
      </span>
      {ended && <span className="admin-subscriptions__note">{text('endedBy', { ended })}</span>}
    </>
  );
}
