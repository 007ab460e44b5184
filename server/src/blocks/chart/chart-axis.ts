import type { ChartAxis } from 'shared-types/blocks/chart';
import { niceAxis } from './nice-axis';
import type { NumberTexts } from './number-texts';

const LINES = 4;
/** A line that moves by less than this share of its height is drawn without the empty room below it. */
const FLAT = 0.5;

/** What an axis of a chart is made for. */
export interface ChartAxisInput {
  readonly values: readonly number[];
  readonly kind: 'bars' | 'lines';
  readonly texts: NumberTexts;
}

/** The axis of a chart. Bars begin at 0, since their length is what they say; a line may begin elsewhere, as its axis tells. */
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
