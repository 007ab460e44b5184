import type { ReactElement } from 'react';
import {
  CHOSEN_ORDER_PREFIX,
  ORDERS_CALLS,
  type OrderEntry,
  type OrderSort,
  type OrdersView,
} from 'shared-types/admin/store/orders';
import type { OrderColumn } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { ChosenBar } from '../../parts/data-table/chosen-bar.view';
import { ChosenQuestion } from '../../parts/data-table/chosen-question.view';
import type { TableColumn } from '../../parts/data-table/column-head.view';
import { DataTable, shownColumns, type TableRow } from '../../parts/data-table/data-table.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { orderCells } from './order-cells.view';
import { ordersPath } from './orders-path';
import type { messages } from './orders.messages';

interface TableProps {
  readonly block: string;
  readonly view: OrdersView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The orders of the page, which can be sorted, chosen, and fulfilled, released or exported together. */
export function OrdersTable(props: TableProps): ReactElement {
  const { block, view, form, host } = props;
  if (form?.question !== undefined) return <Question {...props} form={form} />;
  return (
    <div className="admin-data-table">
      <FormProblem form={form} problem={host.text('problem')} />
      <Rows {...props} entries={view.entries} formId={`block-${block}-chosen`} />
      <Actions {...props} />
    </div>
  );
}

/** The chosen orders, and what is about to be done with them. */
function Question({ block, view, host, ...props }: TableProps & { readonly form: FormState }): ReactElement {
  const { form } = props;
  const isChosen = ({ number }: OrderEntry) => form.values[`${CHOSEN_ORDER_PREFIX}${number}`] !== undefined;
  return (
    <>
      <ChosenQuestion
        call={ORDERS_CALLS.changeOrders}
        sends={{ block, page: view.address, key: host.perRequest.key }}
        prefix={CHOSEN_ORDER_PREFIX}
        form={form}
        back={view.address}
        labels={{ yes: host.text('confirm', { act: form.values['act'] ?? '' }), no: host.text('keep') }}
        host={host}
      />
      <Rows {...{ block, view, form, host }} entries={view.entries.filter(isChosen)} />
    </>
  );
}

interface RowsProps extends TableProps {
  readonly entries: readonly OrderEntry[];
  /** The form that acts on chosen rows; absent if none can be chosen. */
  readonly formId?: string;
}

function Rows({ view: { question, table }, host, entries, formId }: RowsProps): ReactElement {
  const { text } = host;
  const rows = entries.map((entry): TableRow<OrderColumn> => {
    const { number, seen } = entry;
    const label = text('choose', { number: String(number) });
    const choice = { name: `${CHOSEN_ORDER_PREFIX}${number}`, value: seen, label };
    return { key: String(number), choice, cells: orderCells(entry, host) };
  });
  return (
    <DataTable
      caption={text('title')}
      columns={shownColumns(columnsOf(host), table.columns)}
      headColumn="order"
      rows={rows}
      sorting={{
        sorted: question.sort,
        address: (sort) => ordersPath({ ...question, sort: sort as OrderSort }, 1, host),
      }}
      choosing={
        formId === undefined ? undefined : { formId, labels: { column: text('choice'), all: text('chooseAll') } }
      }
    />
  );
}

/** All columns that the table can have. */
export function columnsOf({ text }: TableProps['host']): TableColumn<OrderColumn>[] {
  const label = (key: OrderColumn) => ({ key, label: text('column', { column: key }) });
  return [
    label('order'),
    { ...label('date'), sort: '-date' },
    { ...label('buyer'), sort: 'buyer' },
    label('email'),
    { ...label('items'), isEnd: true },
    { ...label('total'), sort: '-total', isEnd: true },
    label('status'),
  ];
}

function Actions({ block, view, host }: TableProps): ReactElement {
  const { text } = host;
  const { mayEdit, address, entries } = view;
  return (
    <ChosenBar
      id={`block-${block}-chosen`}
      call={mayEdit ? ORDERS_CALLS.changeOrders : ORDERS_CALLS.chooseOrdersFile}
      sends={{ block, page: address, key: host.perRequest.key }}
      host={host}
    >
      {mayEdit && (
        <button type="submit" className="button" name="act" value="fulfil">
          {text('fulfil')}
        </button>
      )}
      {mayEdit && entries.some(({ isHolding }) => isHolding) && (
        <button type="submit" className="button button--quiet" name="act" value="release">
          {text('release')}
        </button>
      )}
      <button type="submit" className="button button--quiet" formAction={ORDERS_CALLS.chooseOrdersFile.path}>
        {text('export')}
      </button>
    </ChosenBar>
  );
}
