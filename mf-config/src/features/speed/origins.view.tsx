import type { ReactElement } from 'react';
import type { SpeedOrigin } from 'shared-types/config/speed';
import { TrendChart } from '../../parts/chart/trend-chart.view';

/** A small chart for each part's maker, all of the same height. */
export function Origins({ origins }: { readonly origins: readonly SpeedOrigin[] }): ReactElement {
  return (
    <ul className="config-speed__origins">
      {origins.map(({ name, text, rating, ratingText, trend }) => (
        <li key={name} className="config-speed__origin">
          <h3 className="config-speed__origin-name">
            <bdi>{name}</bdi>
            <span className="config-speed__origin-value">{text}</span>
            {rating && <span className={`config-speed__rating config-speed__rating--${rating}`}>{ratingText}</span>}
          </h3>
          <TrendChart trend={trend} kind="line" isSmall />
        </li>
      ))}
    </ul>
  );
}
