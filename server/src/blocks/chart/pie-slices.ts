import type { ChartPie, ChartSlice } from 'shared-types/blocks/chart';
import type { Dataset } from './clip-dataset';
import type { NumberTexts } from './number-texts';

/** More slices cannot be told apart, and slices below this share cannot be seen. */
const MOST_SLICES = 8;
const LEAST_SHARE = 0.01;

interface Part {
  readonly label: string;
  readonly value: number;
}

/** The pie of a column: its positive values in the order of the rows; small and surplus ones share the last slice. */
export function pieOf({ columns, rows }: Dataset, column: number, texts: NumberTexts): ChartPie {
  const numbers = rows.map(({ label, values }) => ({ label, value: values[column] ?? 0 }));
  const parts = numbers.filter(({ value }) => value > 0);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const { own, small } = apart(parts, sum);
  const slice = (value: number, count: number): Omit<ChartSlice, 'label'> => ({
    rows: count,
    share: value / sum,
    text: texts.short(value),
    percent: texts.percent(value / sum),
  });
  const rest = small.reduce((total, { value }) => total + value, 0);
  return {
    column: columns[column] ?? '',
    slices: [
      ...own.map(({ label, value }) => ({ label, ...slice(value, 1) })),
      ...(small.length > 0 ? [slice(rest, small.length)] : []),
    ],
    negative: numbers.filter(({ value }) => value < 0).length,
  };
}

/** Separates the largest parts from those to combine; a single small part stays by itself. */
function apart(
  parts: readonly Part[],
  sum: number,
): { readonly own: readonly Part[]; readonly small: readonly Part[] } {
  const ranked = [...parts].sort((one, other) => other.value - one.value);
  const room = parts.length > MOST_SLICES ? MOST_SLICES - 1 : MOST_SLICES;
  const kept = new Set(ranked.slice(0, room).filter(({ value }) => value / sum >= LEAST_SHARE));
  const small = parts.filter((part) => !kept.has(part));
  return small.length === 1 ? { own: parts, small: [] } : { own: parts.filter((part) => kept.has(part)), small };
}
