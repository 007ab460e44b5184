import { scaleLinear } from 'd3-scale';
import type { Figure, Trend } from 'shared-types/admin/insights/insights';

const LINES = 4;

export interface AxisInput {
  /** The greatest value shown. */
  readonly greatest: number;
  readonly write: (value: number) => string;
  /** True if values between one and two do not exist. */
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
