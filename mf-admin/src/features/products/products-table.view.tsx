import type { ReactElement } from 'react';
import {
  CHOSEN_PRODUCT_PREFIX,
  PRODUCTS_ACTS,
  PRODUCTS_CALLS,
  type ListedProduct,
  type ProductsAct,
  type ProductSort,
  type ProductsView,
} from 'shared-types/admin/store/products';
import { PRODUCTS_FILE_CALLS } from 'shared-types/admin/store/products-file';
import type { ProductColumn } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { ChosenBar } from '../../parts/data-table/chosen-bar.view';
import { ChosenQuestion } from '../../parts/data-table/chosen-question.view';
import type { TableColumn } from '../../parts/data-table/column-head.view';
import { DataTable, shownColumns, type TableRow } from '../../parts/data-table/data-table.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { listAddress } from './list-address';
import { productCells } from './product-cells.view';
import type { messages } from './products.messages';

interface TableProps {
  readonly block: string;
  readonly view: ProductsView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The products of the page, which can be sorted, chosen, and hidden, published or deleted together. */
export function ProductsTable(props: TableProps): ReactElement {
  const { block, view, form, host } = props;
  if (form?.question !== undefined) return <Question {...props} form={form} />;
  return (
    <div className="admin-data-table">
      <FormProblem form={form?.values['act'] === undefined ? undefined : form} problem={host.text('problem')} />
      <Rows {...props} products={view.products} formId={`block-${block}-chosen`} />
      <Actions {...props} />
    </div>
  );
}

/** The chosen products, which are about to be deleted. */
function Question({ form, ...props }: TableProps & { readonly form: FormState }): ReactElement {
  const { block, view, host } = props;
  const isChosen = ({ id }: ListedProduct) => form.values[`${CHOSEN_PRODUCT_PREFIX}${id}`] !== undefined;
  return (
    <>
      <ChosenQuestion
        call={PRODUCTS_CALLS.changeProducts}
        sends={{ block, page: view.address }}
        prefix={CHOSEN_PRODUCT_PREFIX}
        form={form}
        back={view.address}
        labels={{ yes: host.text('act', { act: form.values['act'] ?? '' }), no: host.text('cancel') }}
        host={host}
      />
      <Rows {...props} form={undefined} products={view.products.filter(isChosen)} />
    </>
  );
}

interface RowsProps extends TableProps {
  readonly products: readonly ListedProduct[];
  /** The form that acts on chosen rows; absent if none can be chosen. */
  readonly formId?: string;
}

function Rows({ block, view, form, host, products, formId }: RowsProps): ReactElement {
  const { filter, sort, address, stocked, table } = view;
  const { text } = host;
  const rows = products.map((product): TableRow<ProductColumn> => {
    const { id, title } = product;
    const choice = { name: `${CHOSEN_PRODUCT_PREFIX}${id}`, value: 'on', label: text('choose', { title }) };
    return { key: id, choice, cells: productCells({ block, product, address, stocked, form, host }) };
  });
  return (
    <DataTable
      caption={text('title')}
      columns={shownColumns(columnsOf(host), table.columns)}
      headColumn="title"
      rows={rows}
      sorting={{ sorted: sort, address: (by) => listAddress(host, { filter, table, sort: by as ProductSort }, 1) }}
      choosing={
        formId === undefined ? undefined : { formId, labels: { column: text('choice'), all: text('chooseAll') } }
      }
    />
  );
}

/** All columns that the table can have. */
export function columnsOf({ text }: TableProps['host']): TableColumn<ProductColumn>[] {
  const label = (key: ProductColumn) => ({ key, label: text('column', { column: key }) });
  return [
    { ...label('picture'), isBare: true },
    { ...label('title'), sort: 'title' },
    label('status'),
    label('sku'),
    { ...label('stock'), sort: 'stock' },
    { ...label('price'), sort: 'price', isEnd: true },
    label('type'),
    { ...label('actions'), isBare: true },
  ];
}

const PRIMARY: ProductsAct = 'hide';

function Actions({ block, view, host }: TableProps): ReactElement {
  return (
    <ChosenBar
      id={`block-${block}-chosen`}
      call={PRODUCTS_CALLS.changeProducts}
      sends={{ block, page: view.address }}
      host={host}
    >
      {PRODUCTS_ACTS.map((act) => (
        <button
          key={act}
          type="submit"
          className={act === PRIMARY ? 'button' : 'button button--quiet'}
          name="act"
          value={act}
        >
          {host.text('act', { act })}
        </button>
      ))}
      <button type="submit" className="button button--quiet" formAction={PRODUCTS_FILE_CALLS.chooseProductsFile.path}>
        {host.text('export')}
      </button>
    </ChosenBar>
  );
}
