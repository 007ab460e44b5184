import { scaleLinear } from 'd3-scale';
import type { Figure, Trend } from 'shared-types/admin/insights/insights';

/** About how many lines a chart has. */
const LINES = 4;

/** What an axis is made for. */
export interface AxisInput {
  /** The greatest value that is drawn. */
  readonly greatest: number;
  readonly write: (value: number) => string;
  /** True where there is nothing between one and two. */
  readonly isWhole?: boolean;
}

/** An axis from 0 to a round number above all values; an empty chart has one too. */
export function trendAxis({ greatest, write, isWhole = false }: AxisInput): Pick<Trend, 'max' | 'ticks'> {
  const scale = scaleLinear()
    .domain([0, greatest > 0 ? greatest : 1])
    .nice(LINES);
  const values = scale.ticks(LINES).filter((value) => !isWhole || Number.isInteger(value));
  const ticks = values.map((value): Figure => ({ value, text: write(value) }));
  return { max: scale.domain()[1] ?? 1, ticks };
}
