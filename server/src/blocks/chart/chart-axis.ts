import type { ChartAxis } from 'shared-types/blocks/chart';
import { niceAxis } from './nice-axis';
import type { NumberTexts } from './number-texts';

const LINES = 4;
/** If the values vary by less than this share of the greatest, the axis of a line chart does not begin at 0. */
const FLAT = 0.5;

export interface ChartAxisInput {
  readonly values: readonly number[];
  readonly kind: 'bars' | 'lines';
  readonly texts: NumberTexts;
}

/** The axis of a chart. Bars begin at 0, because their length shows the value; a line may begin elsewhere. */
export function chartAxis({ values, kind, texts }: ChartAxisInput): ChartAxis {
  const [first = 0] = values;
  const least = values.reduce((one, other) => Math.min(one, other), first);
  const greatest = values.reduce((one, other) => Math.max(one, other), first);
  const isFlat = greatest - least < FLAT * Math.max(Math.abs(least), Math.abs(greatest));
  const isOneSided = least > 0 || greatest < 0;
  const mayFloat = kind === 'lines' && isOneSided && isFlat;
  const axis = mayFloat
    ? niceAxis({ least, greatest, lines: LINES })
    : niceAxis({ least: Math.min(least, 0), greatest: Math.max(greatest, 0), lines: LINES });
  const written = texts.axis(axis.ticks);
  return { ...axis, ticks: axis.ticks.map((value, index) => ({ value, text: written[index] ?? '' })) };
}
