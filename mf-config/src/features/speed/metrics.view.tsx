import type { ReactElement } from 'react';
import type { SpeedMetric } from 'shared-types/config/speed';
import { Change } from '../../parts/chart/figure-tiles.view';

interface MetricsProps {
  readonly metrics: readonly SpeedMetric[];
  readonly title: string;
  readonly notMeasured: string;
}

/** All that is measured, each leading to what is known of it. */
export function Metrics({ metrics, title, notMeasured }: MetricsProps): ReactElement {
  return (
    <nav className="config-speed__metrics" aria-label={title}>
      <ul className="config-speed__list">
        {metrics.map(({ name, meaning, path, isCurrent, text, rating, ratingText, change }) => (
          <li key={name} className={`config-speed__metric${isCurrent ? ' config-speed__metric--current' : ''}`}>
            <a className="config-speed__name" href={path} {...(isCurrent ? { 'aria-current': 'true' } : {})}>
              {name}
            </a>
            <span className="config-speed__meaning">{meaning}</span>
            <span className={text === undefined ? 'config-speed__none' : 'config-speed__value'}>
              {text ?? notMeasured}
            </span>
            {rating && <span className={`config-speed__rating config-speed__rating--${rating}`}>{ratingText}</span>}
            <Change change={change} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
