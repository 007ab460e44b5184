import type { ReactElement } from 'react';
import type { ChartRow, ChartValue, ChartView } from 'shared-types/blocks/chart';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './chart.messages';

interface FiguresTableProps {
  readonly view: Pick<ChartView, 'title' | 'columns' | 'rows'>;
  readonly host: ViewHost<typeof messages>;
}

/** All numbers of a chart with all digits; a large table scrolls in both directions. */
export function FiguresTable({ view: { title, columns, rows }, host }: FiguresTableProps): ReactElement {
  const name = host.text('tableOf', { title });
  return (
    <details className="blocks-chart__figures">
      <summary className="blocks-chart__summary">{host.text('table')}</summary>
      <div className="blocks-chart__scroll" {...SCROLLED} aria-label={name}>
        <table className="blocks-chart__table">
          <thead>
            <tr>
              <th scope="col">{host.text('row')}</th>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} row={row} gap={host.text('noValue')} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Focusable, so that keys scroll it. */
const SCROLLED = { role: 'group', tabIndex: 0 };

function Row({ row: { label, values }, gap }: { readonly row: ChartRow; readonly gap: string }): ReactElement {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, column) => (
        <td key={column}>{textOf(value, gap)}</td>
      ))}
    </tr>
  );
}

function textOf(value: ChartValue | null, gap: string): string | ReactElement {
  return value?.text ?? <span className="blocks-chart__gap">{gap}</span>;
}
