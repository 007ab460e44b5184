import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_FILE_MOST, ORDERS_PER_PAGE, type OrdersView } from 'shared-types/admin/store/orders';
import { TABLE_COLUMNS } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { FOCUSED } from '../../parts/focused/focused';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { isTableForm, TableMenus } from '../../parts/data-table/table-menus.view';
import { Toast } from '../../parts/toast/toast.view';
import { OrdersFilter } from './orders-filter.view';
import { orderPath } from './order-cells.view';
import { ordersPath } from './orders-path';
import { columnsOf, OrdersTable } from './orders-table.view';
import { OrderViews } from './orders-views.view';
import type { messages } from './orders.messages';
import { isUnpaidForm, UnpaidOrders } from './unpaid-orders.view';
import './orders.css';

/** A site's orders as a table, twenty per page, filtered and sorted. */
export function element(
  { block, data, form }: PropsOf<'admin/orders/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/orders/list'];
  const { entries, count, hasAny, filePath } = view;
  return (
    <div className="admin-orders">
      <h1>{host.text('title')}</h1>
      <Done view={view} host={host} />
      {view.waitingEmails && (
        <p className="admin-muted">
          {host.text('emailsWait', { count: view.waitingEmails.count, time: view.waitingEmails.nextText })}
        </p>
      )}
      {hasAny && <OrderViews view={view} host={host} />}
      {hasAny && <OrdersFilter block={block.id} view={view} host={host} />}
      {hasAny && form?.question === undefined && (
        <TableMenus
          block={block.id}
          table="orders"
          views={view.table}
          address={view.address}
          columns={columnsOf(host)}
          headColumn={TABLE_COLUMNS.orders.head}
          form={form}
          host={host}
        />
      )}
      {count > 0 && (
        <p className="admin-orders__sum">
          {host.text('sum', { count })} ·{' '}
          <a className="admin-orders__link" href={filePath}>
            {count > ORDERS_FILE_MOST ? host.text('newestFile', { count: ORDERS_FILE_MOST }) : host.text('file')}
          </a>
        </p>
      )}
      {entries.length === 0 ? (
        <Nothing view={view} host={host} />
      ) : (
        <OrdersTable
          block={block.id}
          view={view}
          form={isUnpaidForm(form) || isTableForm(form) ? undefined : form}
          host={host}
        />
      )}
      <Pages view={view} host={host} />
      {view.unpaid && <UnpaidOrders block={block.id} unpaid={view.unpaid} form={form} host={host} />}
    </div>
  );
}

interface ViewProps {
  readonly view: OrdersView;
  readonly host: ViewHost<typeof messages>;
}

/** The result of the last action: what was done, and the orders it was not done with. */
function Done({ view: { done, isUnpaidSaved }, host }: ViewProps): ReactElement | null {
  if (!done) return isUnpaidSaved ? <Toast>{host.text('saved')}</Toast> : null;
  const { act, count, refused } = done;
  return (
    <>
      {count > 0 && <Toast>{host.text('done', { act, count })}</Toast>}
      {refused.length > 0 && (
        <div className="form-error" role="alert" {...(count === 0 && FOCUSED)}>
          <p>{host.text('refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ number, reason }) => (
              <li key={number}>
                <a href={orderPath(number)}>{host.text('number', { kind: 'goods', number: String(number) })}</a>:{' '}
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Nothing({ view: { hasAny, count }, host }: ViewProps): ReactElement {
  if (!hasAny) return <p>{host.text('never')}</p>;
  const [message, leads] = count > 0 ? (['noMore', 'first'] as const) : (['none', 'all'] as const);
  return (
    <p role="status">
      {host.text(message)} <a href={ADMIN_PATH.orders}>{host.text(leads)}</a>
    </p>
  );
}

/** Links to other pages with the same filter. */
function Pages({ view: { page, count, question }, host }: ViewProps): ReactElement {
  const address = (number: number) => ordersPath(question, number, host);
  return <ListPages page={page} count={count} perPage={ORDERS_PER_PAGE} address={address} labels={pageLabels(host)} />;
}
