import { scaleLinear } from 'd3-scale';

export interface AxisInput {
  /** The least and the greatest value shown. If they are equal, the axis begins or ends at 0. */
  readonly least: number;
  readonly greatest: number;
  /** Approximate number of grid lines. */
  readonly lines: number;
}

/** Round numbers at equal distances, from one at or below all values to one at or above them. */
export interface NiceAxis {
  readonly least: number;
  readonly greatest: number;
  readonly ticks: readonly number[];
}

/** Values closer together than this look equal. */
const LEAST_SPAN = 1e-12;

/** Makes an axis in steps of 1, 2 or 5 times a power of ten. Zeros alone have an axis too. */
export function niceAxis({ least, greatest, lines }: AxisInput): NiceAxis {
  const isPoint = greatest - least < LEAST_SPAN;
  const from = isPoint ? Math.min(least, 0) : least;
  const to = isPoint ? Math.max(greatest, 0) : greatest;
  const scale = scaleLinear()
    .domain([from, to - from < LEAST_SPAN ? from + 1 : to])
    .nice(lines);
  const [start = 0, end = 1] = scale.domain();
  return { least: start, greatest: end, ticks: scale.ticks(lines) };
}
