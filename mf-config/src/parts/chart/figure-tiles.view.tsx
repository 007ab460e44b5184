import type { ReactElement } from 'react';
import type { FigureChange, FigureTile } from 'shared-types/config/insights';
import './chart.css';

const ARROW = { up: '▲', down: '▼', same: '' } as const;

/** Figures of their own, each with how it has changed. */
export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }): ReactElement {
  return (
    <dl className="config-tiles">
      {tiles.map(({ name, text, change }) => (
        <div key={name} className="config-tiles__tile">
          <dt className="config-tiles__name">{name}</dt>
          <dd className="config-tiles__figure">
            <span className="config-tiles__value">{text}</span>
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How a figure has changed. More is not always better, so that no colour says so. */
export function Change({ change }: { readonly change: FigureChange | undefined }): ReactElement | null {
  if (!change) return null;
  return (
    <span className="config-tiles__change">
      <span className="config-tiles__arrow" aria-hidden="true">
        {ARROW[change.direction]}
      </span>
      {change.text}
    </span>
  );
}
