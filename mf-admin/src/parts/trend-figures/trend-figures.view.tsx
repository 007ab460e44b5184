import type { ReactElement } from 'react';
import type { TrendFigures } from 'shared-types/admin/insights/insights';
import type { RenderHost } from 'shared-types/host/render-host';
import { FigureTiles } from '../chart/figure-tiles.view';
import { TrendChart } from '../chart/trend-chart.view';
import './trend-figures.css';

interface FiguresProps {
  readonly figures: TrendFigures;
  readonly host: Pick<RenderHost<Readonly<Record<'figures' | 'figuresHint', string>>>, 'text'>;
}

/** What visitors did in the last 30 days: a figure and a small chart each. */
export function Figures({ figures: { tiles, trends }, host: { text } }: FiguresProps): ReactElement {
  return (
    <section className="admin-trend-figures">
      <h2>{text('figures')}</h2>
      <p className="admin-trend-figures__note">{text('figuresHint')}</p>
      <FigureTiles tiles={tiles} />
      <div className="admin-trend-figures__charts">
        {trends.map(({ name, trend }) => (
          <div key={name} className="admin-trend-figures__chart">
            <h3>{name}</h3>
            <TrendChart trend={trend} kind="bars" isSmall />
          </div>
        ))}
      </div>
    </section>
  );
}
