import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDER_FILTERS, ORDER_SORTS, ORDERS_PARAMETER, type OrdersView } from 'shared-types/admin/store/orders';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { TABLE_VIEWS_QUERY } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import type { messages } from './orders.messages';

interface FilterProps {
  readonly block: string;
  readonly view: OrdersView;
  readonly host: ViewHost<typeof messages>;
}

/** Search, status and period. */
export function OrdersFilter({ block, view, host: { text } }: FilterProps): ReactElement {
  const { question, unreadable } = view;
  const field = (name: keyof typeof ORDERS_PARAMETER & keyof typeof question) => ({
    name: ORDERS_PARAMETER[name],
    label: text(name),
    value: question[name],
  });
  const day = (name: 'from' | 'to') => ({
    ...field(name),
    error: unreadable.includes(name) ? text('noDay') : undefined,
  });
  const states = (['', ...ORDER_FILTERS] as const).map((state) => [state, text('filter', { state })] as const);
  const sorts = ORDER_SORTS.map((sort) => [sort, text('sorted', { sort: sort.replace('-', 'down_') })] as const);
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.orders}
      search={{ ...field('search'), longest: EMAIL_LENGTH.max }}
      choices={[
        { ...field('state'), options: states },
        { ...field('sort'), options: sorts },
      ]}
      days={[day('from'), day('to')]}
      kept={view.table.current ? { [TABLE_VIEWS_QUERY.view]: view.table.current.id } : {}}
      labels={{ find: text('find'), note: text('days', { timeZone: view.timeZone }) }}
    />
  );
}
