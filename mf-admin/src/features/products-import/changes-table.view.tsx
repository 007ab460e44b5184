import type { ReactElement } from 'react';
import type { ImportedProduct, ImportedValue, ProductsImport } from 'shared-types/admin/store/products-file';
import type { RenderHost } from 'shared-types/host/render-host';
import { DataTable, type TableRow } from '../../parts/data-table/data-table.view';
import type { messages } from './products-import.messages';

interface ChangesTableProps {
  readonly checked: ProductsImport;
  readonly host: RenderHost<typeof messages>;
}

type ChangeColumn = 'product' | 'value' | 'before' | 'after';

/** The first changes of an import: each value before and after. */
export function ChangesTable({ checked: { products }, host }: ChangesTableProps): ReactElement {
  const { text } = host;
  return (
    <section className="admin-products-import__part">
      <h2>{text('changes')}</h2>
      <DataTable
        caption={text('changes')}
        columns={[
          { key: 'product', label: text('product') },
          { key: 'value', label: text('value') },
          { key: 'before', label: text('before') },
          { key: 'after', label: text('after') },
        ]}
        headColumn="product"
        rows={products.flatMap((product) => rowsOf(product, host))}
      />
    </section>
  );
}

function rowsOf(product: ImportedProduct, { text }: ChangesTableProps['host']): TableRow<ChangeColumn>[] {
  const { line, title, isNew, values, more } = product;
  const cellOf = (value: string) => value || <em className="admin-muted">{text('nothing')}</em>;
  const rows = values.map((value, index): TableRow<ChangeColumn> => {
    const name = isNew ? `${title} (${text('new')})` : title;
    const cells = {
      product: name,
      value: nameOf(value),
      before: isNew ? '–' : cellOf(value.from),
      after: cellOf(value.to),
    };
    return { key: `${line}.${index}`, cells };
  });
  if (more === 0) return rows;
  const rest = { product: title, value: text('more', { count: more }), before: '', after: '' };
  return [...rows, { key: `${line}.more`, cells: rest }];
}

function nameOf({ variant, column }: ImportedValue): string {
  return variant === undefined ? column : `${variant}: ${column}`;
}
