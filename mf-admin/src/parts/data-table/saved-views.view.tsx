import type { ReactElement } from 'react';
import './saved-views.css';

export interface SavedView {
  readonly path: string;
  readonly label: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

interface SavedViewsProps {
  readonly label: string;
  readonly views: readonly SavedView[];
}

/** Links to a list with its most useful filters. */
export function SavedViews({ label, views }: SavedViewsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul className="admin-saved-views">
        {views.map(({ path, label: name, count, isCurrent }) => (
          <li key={path}>
            <a className="admin-saved-views__link" href={path} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className="admin-saved-views__count"> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
