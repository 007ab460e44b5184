import { scaleLinear } from 'd3-scale';

/** What an axis is made for. */
export interface AxisInput {
  /** The least and the greatest value that are drawn; where they are the same the axis begins, or ends, at 0. */
  readonly least: number;
  readonly greatest: number;
  /** About how many lines the drawing has. */
  readonly lines: number;
}

/** Round numbers at even distances, from one at or below all values to one at or above them. */
export interface NiceAxis {
  readonly least: number;
  readonly greatest: number;
  readonly ticks: readonly number[];
}

/** Values closer together are one to anyone who looks. */
const LEAST_SPAN = 1e-12;

/** Makes an axis whose numbers are 1, 2 or 5 times a power of ten apart; nothing but zeros has one too. */
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
