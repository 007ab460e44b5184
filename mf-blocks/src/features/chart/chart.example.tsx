import type { ChartAxis, ChartPie, ChartRow, ChartSlice, ChartView } from 'shared-types/blocks/chart';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';

const written = new Intl.NumberFormat('en-US');
const value = (number: number | null) =>
  number === null ? null : { value: number, text: written.format(number), short: written.format(number) };

function rowsOf(rows: Readonly<Record<string, readonly (number | null)[]>>): ChartRow[] {
  return Object.entries(rows).map(([label, numbers]) => ({ label, values: numbers.map(value) }));
}

const axis = (least: number, greatest: number, step: number): ChartAxis => ({
  least,
  greatest,
  ticks: Array.from({ length: (greatest - least) / step + 1 }, (_, at) => least + at * step).map((tick) => ({
    value: tick,
    text: written.format(tick),
  })),
});

interface PieMore {
  readonly others?: ChartSlice;
  readonly negative?: number;
}

/** Sums up several small slices. */
const OTHERS: PieMore = { others: { rows: 14, share: 0.04, text: '4', percent: '4%' } };

function pie(
  column: string,
  shares: Readonly<Record<string, number>>,
  { others, negative = 0 }: PieMore = {},
): ChartPie {
  const slices: ChartSlice[] = Object.entries(shares).map(([label, percent]) => ({
    label,
    rows: 1,
    share: percent / 100,
    text: String(percent),
    percent: `${percent}%`,
  }));
  return { column, slices: others ? [...slices, others] : slices, negative };
}

const VARIANT = { bars: BLOCK_VARIANT.chartBar, lines: BLOCK_VARIANT.chartLine, pies: BLOCK_VARIANT.chartPie };

function sample(view: Omit<ChartView, 'title' | 'description'> & Partial<ChartView>): PropsOf<'blocks/chart/figures'> {
  return {
    block: {
      id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a40',
      type: BLOCK_TYPE.chart,
      variant: VARIANT[view.drawing.kind],
      settings: {},
    },
    data: { 'blocks/chart/figures': { title: 'Guests a night', description: '', ...view } },
  };
}

const week = rowsOf({ Tuesday: [31], Wednesday: [38], Thursday: [44], Friday: [62], Saturday: [66], Sunday: [40] });
const year = rowsOf(
  Object.fromEntries(
    Array.from({ length: 24 }, (_, month) => [
      `Month ${month + 1}`,
      [300 + ((month * 37) % 90), month === 9 ? null : 120 + month * 9],
    ]),
  ),
);
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3).trim();

export const examples = {
  bars: sample({
    description: 'Mean of the past year, counted by the kitchen.',
    columns: ['Guests'],
    rows: week,
    drawing: { kind: 'bars', axis: axis(0, 80, 20) },
  }),
  barsBelowZero: sample({
    title: 'Change against the year before',
    columns: ['Mugs', 'Bowls'],
    rows: rowsOf({ Spring: [12, -8], Summer: [-21, 0], [long]: [4, null], Winter: [33, 17] }),
    drawing: { kind: 'bars', axis: axis(-40, 40, 20) },
  }),
  lines: sample({
    title: 'Pieces sold',
    columns: ['Mugs', 'Bowls'],
    rows: year,
    drawing: { kind: 'lines', axis: axis(0, 400, 100) },
  }),
  lineOfOne: sample({
    columns: ['Guests'],
    rows: rowsOf({ Today: [42] }),
    drawing: { kind: 'lines', axis: axis(0, 50, 10) },
  }),
  pies: sample({
    title: 'What goes into a pot',
    columns: ['Share', 'Nothing'],
    rows: rowsOf({ Clay: [62, -1], Sand: [21, 0], Iron: [9, 0], Ash: [4, 0], Others: [4, 0] }),
    drawing: {
      kind: 'pies',
      pies: [pie('Share', { Clay: 62, Sand: 21, [long]: 9, Ash: 4 }, OTHERS), pie('Nothing', {}, { negative: 1 })],
    },
  }),
  wholePie: sample({
    columns: ['Share'],
    rows: rowsOf({ Clay: [1] }),
    drawing: { kind: 'pies', pies: [pie('Share', { Clay: 100 })] },
  }),
  clipped: sample({
    columns: ['Guests'],
    rows: week,
    drawing: { kind: 'bars', axis: axis(0, 80, 20) },
    clipped: { rows: { shown: '1,000', all: '1,200' }, columns: { shown: '8', all: '9' } },
  }),
  empty: sample({ columns: ['Guests'], rows: [], drawing: { kind: 'bars', axis: axis(0, 1, 1) } }),
} as const;
