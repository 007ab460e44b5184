import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_FILE_MOST, ORDERS_PARAMETER, ORDERS_PER_PAGE, type OrdersView } from 'shared-types/admin/store/orders';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import { OrdersFilter } from './orders-filter.view';
import { OrdersList } from './orders-list.view';
import type { messages } from './orders.messages';
import { isUnpaidForm, UnpaidOrders } from './unpaid-orders.view';
import './orders.css';

/** A site's orders, newest first, twenty per page, filtered. */
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
        <p className="admin-orders__note">
          {host.text('emailsWait', { count: view.waitingEmails.count, time: view.waitingEmails.nextText })}
        </p>
      )}
      {hasAny && <OrdersFilter block={block.id} view={view} host={host} />}
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
        <OrdersList block={block.id} view={view} form={isUnpaidForm(form) ? undefined : form} host={host} />
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

/** The result of the last action. */
function Done({ view: { released, isUnpaidSaved }, host }: ViewProps): ReactElement | null {
  const notice = released ? host.text('released', released) : isUnpaidSaved ? host.text('saved') : undefined;
  if (notice === undefined) return null;
  return <Toast>{notice}</Toast>;
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
  const address = (number: number) =>
    host.url(ADMIN_PATH.orders, {
      [ORDERS_PARAMETER.state]: question.state || undefined,
      [ORDERS_PARAMETER.from]: question.from || undefined,
      [ORDERS_PARAMETER.to]: question.to || undefined,
      [ORDERS_PARAMETER.search]: question.search || undefined,
      [ORDERS_PARAMETER.page]: number > 1 ? number : undefined,
    });
  return <ListPages page={page} count={count} perPage={ORDERS_PER_PAGE} address={address} labels={pageLabels(host)} />;
}
