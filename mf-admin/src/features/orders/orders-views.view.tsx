import type { ReactElement } from 'react';
import { ORDER_SORTS, ORDER_VIEWS, type OrdersView } from 'shared-types/admin/store/orders';
import type { ViewHost } from 'shared-types/host/render-host';
import { ownViews } from '../../parts/data-table/table-menus.view';
import { SavedViews } from '../../parts/data-table/saved-views.view';
import { ordersPath } from './orders-path';
import type { messages } from './orders.messages';

const NO_FILTER = { from: '', to: '', search: '', sort: ORDER_SORTS[0] } as const;

interface OrderViewsProps {
  readonly view: OrdersView;
  readonly host: ViewHost<typeof messages>;
}

/** Links to all orders, and to those that wait for something. */
export function OrderViews({ view: { question, views, table }, host }: OrderViewsProps): ReactElement {
  const isOther = question.from !== '' || question.to !== '' || question.search !== '';
  return (
    <SavedViews
      label={host.text('views')}
      views={[
        ...ORDER_VIEWS.map((state) => ({
          path: ordersPath({ ...NO_FILTER, state }, 1, host),
          label: host.text('view', { state }),
          count: views[state],
          isCurrent: !table.current && !isOther && question.state === state,
        })),
        ...ownViews(table),
      ]}
    />
  );
}
