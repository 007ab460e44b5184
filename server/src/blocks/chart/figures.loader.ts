import {
  DATASET_LIMIT,
  type ChartDrawing,
  type ChartRow,
  type ChartSettings,
  type ChartView,
} from 'shared-types/blocks/chart';
import { BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { Loader } from '../../site/page/loader';
import { chartAxis } from './chart-axis';
import { clipDataset, type Dataset } from './clip-dataset';
import { chartSchema } from './dataset.schema';
import { createNumberTexts, type NumberTexts } from './number-texts';
import { pieOf } from './pie-slices';

/** More bars than this are too narrow to tell apart; a line shows the same shape. */
const MOST_BARS = 60;

export const figuresLoader = {
  name: 'blocks/chart/figures',
  scope: 'site',
  load: async ({ site, block }) => {
    const settings = chartSchema.parse(block.settings);
    const dataset = clipDataset(settings);
    const texts = createNumberTexts(site.locale);
    const clipped = clippedOf(settings, texts);
    return {
      title: settings.title,
      description: settings.description ?? '',
      columns: dataset.columns,
      rows: rowsOf(dataset, texts),
      drawing: drawingOf(dataset, { variant: block.variant, texts }),
      ...(clipped ? { clipped } : {}),
    };
  },
} satisfies Loader<'blocks/chart/figures'>;

function rowsOf({ rows }: Dataset, texts: NumberTexts): readonly ChartRow[] {
  if (rows.every(({ values }) => values.every((value) => value === null))) return [];
  return rows.map(({ label, values }) => ({
    label,
    values: values.map((value) =>
      value === null ? null : { value, text: texts.full(value), short: texts.short(value) },
    ),
  }));
}

interface DrawingInput {
  readonly variant: number | undefined;
  readonly texts: NumberTexts;
}

function drawingOf(dataset: Dataset, { variant, texts }: DrawingInput): ChartDrawing {
  const { columns, rows } = dataset;
  if (variant === BLOCK_VARIANT.chartPie)
    return { kind: 'pies', pies: columns.map((_, column) => pieOf(dataset, column, texts)) };
  const isLine = variant === BLOCK_VARIANT.chartLine || rows.length * columns.length > MOST_BARS;
  const kind = isLine ? 'lines' : 'bars';
  const values = rows.flatMap((row) => row.values.filter((value) => value !== null));
  return { kind, axis: chartAxis({ values, kind, texts }) };
}

function clippedOf({ columns, rows }: ChartSettings, texts: NumberTexts): ChartView['clipped'] {
  const count = (all: number, most: number) =>
    all > most ? { shown: texts.full(most), all: texts.full(all) } : undefined;
  const [tooWide, tooLong] = [count(columns.length, DATASET_LIMIT.columns), count(rows.length, DATASET_LIMIT.rows)];
  if (!tooWide && !tooLong) return undefined;
  return { ...(tooWide ? { columns: tooWide } : {}), ...(tooLong ? { rows: tooLong } : {}) };
}
