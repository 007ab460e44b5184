import type { ReactElement } from 'react';
import type { RankedFigure } from 'shared-types/admin/insights/insights';
import './chart.css';

/** Figures in descending order, each with a proportional bar. */
export function Ranking({ rows }: { readonly rows: readonly RankedFigure[] }): ReactElement {
  const greatest = Math.max(...rows.map(({ value }) => value));
  return (
    <ol className="admin-ranking">
      {rows.map(({ name, path, value, text, note, rating }) => (
        <li key={name} className="admin-ranking__row">
          <span className="admin-ranking__name">
            {path === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={path}>
                <bdi>{name}</bdi>
              </a>
            )}
          </span>
          <span className="admin-ranking__value">
            {text}
            {note !== undefined && <span className="admin-ranking__note"> {note}</span>}
          </span>
          <span className="admin-ranking__track" aria-hidden="true">
            <span
              className={`admin-ranking__bar admin-ranking__bar--${rating ?? 'plain'}`}
              style={{ inlineSize: `${greatest > 0 ? (100 * value) / greatest : 0}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
