import type { ReactElement } from 'react';
import type { FigureTable, InsightsFrameMessages } from 'shared-types/admin/insights/insights';
import './chart.css';

interface FiguresProps {
  readonly table: FigureTable;
  readonly title: string;
  readonly messages: Pick<InsightsFrameMessages, 'table' | 'file'>;
}

/** The figures of a chart as a table, and as a file. */
export function Figures({ table, title, messages }: FiguresProps): ReactElement {
  const { columns, areNumbers, rows, filePath } = table;
  const kind = (index: number) => (areNumbers[index] ? 'admin-figures__number' : 'admin-figures__text');
  return (
    <div className="admin-figures">
      <details className="admin-figures__details">
        <summary className="admin-figures__summary">{messages.table}</summary>
        <table className="admin-figures__table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={kind(index)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.map((text, index) => (
                  <Cell key={index} text={text} isName={index === 0} kind={kind(index)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <a className="admin-figures__file" href={filePath}>
        {messages.file}
        <span className="visually-hidden">: {title}</span>
      </a>
    </div>
  );
}

interface CellProps {
  readonly text: string;
  /** True for the row's heading. */
  readonly isName: boolean;
  readonly kind: string;
}

function Cell({ text, isName, kind }: CellProps): ReactElement {
  if (!isName) return <td className={kind}>{text === '' ? '–' : <bdi>{text}</bdi>}</td>;
  return (
    <th scope="row" className="admin-figures__text">
      <bdi>{text}</bdi>
    </th>
  );
}
