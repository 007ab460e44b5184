import type { ReactElement } from 'react';
import type { FigureTable, InsightsWords } from 'shared-types/config/insights';
import './chart.css';

interface FiguresProps {
  readonly table: FigureTable;
  /** What the figures are of. */
  readonly title: string;
  readonly words: Pick<InsightsWords, 'table' | 'file'>;
}

/** The figures of a chart: to be read as a table, and to be taken away as a file. */
export function Figures({ table, title, words }: FiguresProps): ReactElement {
  const { columns, areNumbers, rows, filePath } = table;
  const kind = (index: number) => (areNumbers[index] ? 'config-figures__number' : 'config-figures__text');
  return (
    <div className="config-figures">
      <details className="config-figures__details">
        <summary className="config-figures__summary">{words.table}</summary>
        <table className="config-figures__table">
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
      <a className="config-figures__file" href={filePath}>
        {words.file}
        <span className="visually-hidden">: {title}</span>
      </a>
    </div>
  );
}

interface CellProps {
  readonly text: string;
  /** True where it says what the row is about. */
  readonly isName: boolean;
  readonly kind: string;
}

function Cell({ text, isName, kind }: CellProps): ReactElement {
  if (!isName) return <td className={kind}>{text === '' ? '–' : <bdi>{text}</bdi>}</td>;
  return (
    <th scope="row" className="config-figures__text">
      <bdi>{text}</bdi>
    </th>
  );
}
