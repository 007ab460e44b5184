import type { ReactElement } from 'react';
import type { ProductsImport } from 'shared-types/admin/store/products-file';
import type { RenderHost } from 'shared-types/host/render-host';
import { DataTable, type TableRow } from '../../parts/data-table/data-table.view';
import type { messages } from './products-import.messages';

interface MistakesTableProps {
  readonly checked: ProductsImport;
  readonly host: RenderHost<typeof messages>;
}

type MistakeColumn = 'line' | 'column' | 'problem';

/** The mistakes of a file, each with its line and column, and what to do. */
export function MistakesTable({
  checked: { mistakes, moreMistakes },
  host: { text },
}: MistakesTableProps): ReactElement {
  const rows = mistakes.map(({ line, column, text: problem }, index): TableRow<MistakeColumn> => {
    return { key: String(index), cells: { line, column: column ?? '–', problem } };
  });
  return (
    <section className="admin-products-import__part">
      <h2>{text('mistakes')}</h2>
      <p>{text('mistakesHint')}</p>
      <DataTable
        caption={text('mistakes')}
        columns={[
          { key: 'line', label: text('line') },
          { key: 'column', label: text('column') },
          { key: 'problem', label: text('problemColumn') },
        ]}
        headColumn="line"
        rows={rows}
      />
      {moreMistakes > 0 && <p>{text('more', { count: moreMistakes })}</p>}
    </section>
  );
}
