import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Trend, TrendPoint } from 'shared-types/admin/insights/insights';

/** Width and height of every drawing, which is stretched to the available space. */
export const DRAWN = 100;
/** Gap between two bars, as a share of a step. */
const GAP = 0.15;

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing of a trend, in percent of its size. */
export interface TrendShape {
  /** Distance from the bottom. */
  readonly heightOf: (value: number) => number;
  /** Start of a step's slot. */
  readonly startOf: (index: number) => number;
  readonly stepWidth: number;
  readonly nowLine: string;
  readonly nowArea: string;
  readonly beforeLine: string;
  readonly bars: readonly Bar[];
  /** Heights of the previous period's bars, as lines across the slots. */
  readonly beforeMarks: string;
  /** Position of the newest figure. */
  readonly lastDot: string;
}

/** Computes the shape of a trend. Lines are interrupted where figures are missing. */
export function trendShape({ max, points }: Pick<Trend, 'max' | 'points'>): TrendShape {
  const y = scaleLinear([0, max], [DRAWN, 0]);
  const x = scaleBand(
    points.map((_, index) => index),
    [0, DRAWN],
  )
    .paddingInner(GAP)
    // Half a gap at both ends, so that every bar is centered in its slot.
    .paddingOuter(GAP / 2);
  const indexes = points.map((_, index) => index);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const at = (which: 'now' | 'before') => (index: number) => y(points[index]?.[which]?.value ?? 0);
  const has = (which: 'now' | 'before') => (index: number) => points[index]?.[which] !== undefined;
  const lineOf = (which: 'now' | 'before') => line(middle, at(which)).defined(has(which)).digits(2)(indexes) ?? '';
  const last = lastIndex(points, ({ now }) => now !== undefined);
  return {
    heightOf: (value) => DRAWN - y(value),
    startOf: (index) => x.step() * index,
    stepWidth: x.step(),
    nowLine: lineOf('now'),
    nowArea: area(middle, DRAWN, at('now')).defined(has('now')).digits(2)(indexes) ?? '',
    beforeLine: lineOf('before'),
    bars: indexes.filter(has('now')).map((index) => ({
      x: x(index) ?? 0,
      y: at('now')(index),
      width: x.bandwidth(),
      height: DRAWN - at('now')(index),
    })),
    beforeMarks: indexes
      .filter((index) => isAbove(points[index]))
      .map((index) => `M${(x(index) ?? 0).toFixed(2)},${at('before')(index).toFixed(2)}h${x.bandwidth().toFixed(2)}`)
      .join(''),
    lastDot: last < 0 ? '' : `M${middle(last).toFixed(2)},${at('now')(last).toFixed(2)}h0`,
  };
}

/** Index of the last point of a kind; -1 if there is none. */
export function lastIndex(points: Trend['points'], is: (point: TrendPoint) => boolean): number {
  return points.reduce((last, point, index) => (is(point) ? index : last), -1);
}

/** Zero is not drawn, because it would look like the base line. */
function isAbove(point: TrendPoint | undefined): boolean {
  return (point?.before?.value ?? 0) > 0;
}
