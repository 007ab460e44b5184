import type { ReactElement } from 'react';
import type { InsightsFrameMessages, Trend } from 'shared-types/admin/insights/insights';
import { DRAWN, lastIndex, trendShape, type TrendShape } from '../trend-shape/trend-shape';
import './chart.css';

export interface TrendChartProps {
  readonly trend: Trend;
  readonly kind: 'line' | 'bars';
  /** Present if the previous period is drawn too. */
  readonly messages?: Pick<InsightsFrameMessages, 'now' | 'before'>;
  /** True for one of many charts. */
  readonly isSmall?: boolean;
}

/**
 * Figures over time. The drawing is stretched to the available width; its text is HTML, which keeps its size and
 * direction. Hovering shows figures without script.
 */
export function TrendChart({ trend: given, kind, messages, isSmall = false }: TrendChartProps): ReactElement {
  const trend = isSmall ? { ...given, ticks: ends(given.ticks) } : given;
  const shape = trendShape(trend);
  return (
    <div className={`admin-chart admin-chart--${isSmall ? 'small' : kind}`}>
      {messages && (
        <p className="admin-chart__key" aria-hidden="true">
          <span className={`admin-chart__sample admin-chart__sample--${kind}`}>{messages.now}</span>
          <span className={`admin-chart__sample admin-chart__sample--before-${kind}`}>{messages.before}</span>
        </p>
      )}
      <div className="admin-chart__plot" role="img" aria-label={trend.summary}>
        <Drawing trend={trend} kind={kind} shape={shape} hasBefore={messages !== undefined} />
        {trend.ticks.map(({ value, text }) => (
          <span key={value} className="admin-chart__tick" style={{ insetBlockEnd: `${shape.heightOf(value)}%` }}>
            {text}
          </span>
        ))}
        <Limits trend={trend} shape={shape} />
        <Marks trend={trend} shape={shape} />
        <Steps trend={trend} shape={shape} hasBefore={messages !== undefined} />
      </div>
    </div>
  );
}

/** A small chart has space for two grid lines. */
function ends(ticks: Trend['ticks']): Trend['ticks'] {
  return ticks.filter((_, index) => index === 0 || index === ticks.length - 1);
}

interface ShapedProps {
  readonly trend: Trend;
  readonly shape: TrendShape;
}

interface DrawingProps extends ShapedProps {
  readonly kind: TrendChartProps['kind'];
  readonly hasBefore: boolean;
}

function Drawing({ trend, kind, shape, hasBefore }: DrawingProps): ReactElement {
  return (
    <svg
      className="admin-chart__drawing"
      viewBox={`0 0 ${DRAWN} ${DRAWN}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {trend.ticks.map(({ value }) => (
        <path key={value} className="admin-chart__line" d={across(shape, value)} />
      ))}
      {kind === 'bars' ? (
        <>
          {shape.bars.map((bar) => (
            <rect key={bar.x} className="admin-chart__bar" {...bar} />
          ))}
          {hasBefore && <path className="admin-chart__before-mark" d={shape.beforeMarks} />}
        </>
      ) : (
        <>
          {hasBefore && <path className="admin-chart__before" d={shape.beforeLine} />}
          <path className="admin-chart__area" d={shape.nowArea} />
          <path className="admin-chart__now" d={shape.nowLine} />
          <path className="admin-chart__dot" d={shape.lastDot} />
        </>
      )}
      {trend.limits?.map(({ value }) => (
        <path key={value} className="admin-chart__limit" d={across(shape, value)} />
      ))}
    </svg>
  );
}

function across({ heightOf }: TrendShape, value: number): string {
  return `M0,${(DRAWN - heightOf(value)).toFixed(2)}H${DRAWN}`;
}

function Limits({ trend, shape }: ShapedProps): ReactElement {
  return (
    <>
      {trend.limits?.map(({ value, text }) => (
        <span key={value} className="admin-chart__limit-text" style={{ insetBlockEnd: `${shape.heightOf(value)}%` }}>
          {text}
        </span>
      ))}
    </>
  );
}

/** Events at a step; only the last has a label, because labels would overlap. */
function Marks({ trend, shape }: ShapedProps): ReactElement {
  const last = lastIndex(trend.points, ({ mark }) => mark !== undefined);
  return (
    <>
      {trend.points.map(({ mark }, index) =>
        mark === undefined ? null : (
          <span
            key={index}
            className={`admin-chart__mark admin-chart__mark--${isLate(trend, index) ? 'late' : 'early'}`}
            style={{ insetInlineStart: `${shape.startOf(index)}%` }}
          >
            {index === last && (
              // The `bdi` has its own direction, which would mirror the inset.
              <span className="admin-chart__mark-text">
                <bdi>{mark}</bdi>
              </span>
            )}
          </span>
        ),
      )}
    </>
  );
}

function Steps({ trend, shape, hasBefore }: ShapedProps & { readonly hasBefore: boolean }): ReactElement {
  return (
    <>
      {trend.points.map((point, index) => (
        <span
          key={index}
          className="admin-chart__step"
          style={{ insetInlineStart: `${shape.startOf(index)}%`, inlineSize: `${shape.stepWidth}%` }}
        >
          <span className={`admin-chart__tip admin-chart__tip--${isLate(trend, index) ? 'late' : 'early'}`}>
            <span>{point.name}</span>
            {point.now && <strong>{point.now.text}</strong>}
            {hasBefore && point.before && <span>{point.before.text}</span>}
            {point.mark !== undefined && <bdi>{point.mark}</bdi>}
          </span>
          {point.label !== undefined && <span className="admin-chart__label">{point.label}</span>}
        </span>
      ))}
    </>
  );
}

function isLate({ points }: Trend, index: number): boolean {
  return index >= points.length / 2;
}
