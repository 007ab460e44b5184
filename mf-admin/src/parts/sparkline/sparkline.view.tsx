import type { ReactElement } from 'react';
import type { Trend } from 'shared-types/admin/insights/insights';
import { DRAWN, trendShape } from '../trend-shape/trend-shape';
import './sparkline.css';

/** Figures over time as a line without axes; its summary is its text. */
export function Sparkline({ figures }: { readonly figures: Pick<Trend, 'max' | 'points' | 'summary'> }): ReactElement {
  const { nowArea, nowLine, lastDot } = trendShape(figures);
  return (
    <svg
      className="admin-sparkline"
      viewBox={`0 0 ${DRAWN} ${DRAWN}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={figures.summary}
    >
      <path className="admin-sparkline__area" d={nowArea} />
      <path className="admin-sparkline__line" d={nowLine} />
      <path className="admin-sparkline__dot" d={lastDot} />
    </svg>
  );
}
