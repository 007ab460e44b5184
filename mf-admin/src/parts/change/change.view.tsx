import type { ReactElement } from 'react';
import type { FigureChange } from 'shared-types/admin/insights/insights';
import './change.css';

const ARROW = { up: '▲', down: '▼', same: '' } as const;

/** The change of a figure. It has no colour, because more is not always better. */
export function Change({ change }: { readonly change: FigureChange | undefined }): ReactElement | null {
  if (!change) return null;
  return (
    <span className="admin-change">
      <span className="admin-change__arrow" aria-hidden="true">
        {ARROW[change.direction]}
      </span>
      {change.text}
    </span>
  );
}
