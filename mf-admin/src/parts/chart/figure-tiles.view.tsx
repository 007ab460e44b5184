import type { ReactElement } from 'react';
import type { FigureChange, FigureTile } from 'shared-types/admin/insights/insights';
import './chart.css';

const ARROW = { up: '▲', down: '▼', same: '' } as const;

/** Single figures, each with its change. */
export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }): ReactElement {
  return (
    <dl className="admin-tiles">
      {tiles.map(({ name, text, change }) => (
        <div key={name} className="admin-tiles__tile">
          <dt className="admin-tiles__name">{name}</dt>
          <dd className="admin-tiles__figure">
            <span className="admin-tiles__value">{text}</span>
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The change of a figure. It has no colour, because more is not always better. */
export function Change({ change }: { readonly change: FigureChange | undefined }): ReactElement | null {
  if (!change) return null;
  return (
    <span className="admin-tiles__change">
      <span className="admin-tiles__arrow" aria-hidden="true">
        {ARROW[change.direction]}
      </span>
      {change.text}
    </span>
  );
}
