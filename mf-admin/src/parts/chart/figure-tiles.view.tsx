import type { ReactElement } from 'react';
import type { FigureTile } from 'shared-types/admin/insights/insights';
import { Change } from '../change/change.view';
import './chart.css';

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
