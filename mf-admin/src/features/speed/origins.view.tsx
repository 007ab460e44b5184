import type { ReactElement } from 'react';
import type { SpeedOrigin } from 'shared-types/admin/insights/speed';
import { TrendChart } from '../../parts/chart/trend-chart.view';

/** A small chart per origin, all with the same scale. */
export function Origins({ origins }: { readonly origins: readonly SpeedOrigin[] }): ReactElement {
  return (
    <ul className="admin-speed__origins">
      {origins.map(({ name, text, rating, ratingText, trend }) => (
        <li key={name} className="admin-speed__origin">
          <h3 className="admin-speed__origin-name">
            <bdi>{name}</bdi>
            <span className="admin-speed__origin-value">{text}</span>
            {rating && <span className={`admin-speed__rating admin-speed__rating--${rating}`}>{ratingText}</span>}
          </h3>
          <TrendChart trend={trend} kind="line" isSmall />
        </li>
      ))}
    </ul>
  );
}
