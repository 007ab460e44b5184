import type { ReactElement } from 'react';
import type { SpeedMetric } from 'shared-types/admin/insights/speed';
import { Change } from '../../parts/change/change.view';

interface MetricsProps {
  readonly metrics: readonly SpeedMetric[];
  readonly title: string;
  readonly notMeasured: string;
}

/** All metrics, with links to their details. */
export function Metrics({ metrics, title, notMeasured }: MetricsProps): ReactElement {
  return (
    <nav className="admin-speed__metrics" aria-label={title}>
      <ul className="admin-speed__list">
        {metrics.map(({ name, meaning, path, isCurrent, text, rating, ratingText, change }) => (
          <li key={name} className={`admin-speed__metric${isCurrent ? ' admin-speed__metric--current' : ''}`}>
            <a className="admin-speed__name" href={path} {...(isCurrent ? { 'aria-current': 'true' } : {})}>
              {name}
            </a>
            <span className="admin-speed__meaning">{meaning}</span>
            <span className={text === undefined ? 'admin-speed__none' : 'admin-speed__value'}>
              {text ?? notMeasured}
            </span>
            {rating && <span className={`admin-speed__rating admin-speed__rating--${rating}`}>{ratingText}</span>}
            <Change change={change} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
