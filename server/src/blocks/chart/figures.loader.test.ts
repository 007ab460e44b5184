import { DATASET_LIMIT, type ChartView } from 'shared-types/blocks/chart';
import { BLOCK_TYPE, BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';
import { spec } from '../../../../tools/testing/spec';
import type { LoadContext } from '../../site/page/loader';
import { figuresLoader } from './figures.loader';

const SETTINGS = { title: 'Guests', columns: ['Lunch', 'Dinner'], rows: [{ label: 'Monday', values: [3, null] }] };

interface LoadInput {
  readonly settings?: object;
  readonly variant?: BlockVariantNumber;
  readonly locale?: string;
}

/** The loader uses only the block and the language. */
function load({ settings = {}, variant, locale = 'en' }: LoadInput = {}): Promise<ChartView> {
  const block = { id: 'b', type: BLOCK_TYPE.chart, variant, settings: { ...SETTINGS, ...settings } };
  return figuresLoader.load({ site: { locale }, block } as unknown as LoadContext);
}

const rows = (...values: readonly (number | null)[][]) => ({
  rows: values.map((own, index) => ({ label: `Row ${index + 1}`, values: own })),
});

spec(['CHART-01', 'ENUM-09'], 'the variant decides how a dataset is drawn; unknown variants draw bars', async () => {
  const kindOf = async (variant?: BlockVariantNumber) => (await load(variant ? { variant } : {})).drawing.kind;
  const { chartBar, chartLine, chartPie, galleryGrid } = BLOCK_VARIANT;
  expect([chartBar, chartLine, chartPie]).toEqual([1009, 1010, 1011]);
  expect([await kindOf(chartBar), await kindOf(chartLine), await kindOf(chartPie)]).toEqual(['bars', 'lines', 'pies']);
  expect([await kindOf(), await kindOf(galleryGrid)]).toEqual(['bars', 'bars']);
});

test('numbers are formatted in the page’s language, and gaps are not zero', async () => {
  const settings = rows([1234567.5], [-2, null]);
  expect((await load({ settings, locale: 'de' })).rows).toEqual([
    {
      label: 'Row 1',
      values: [{ value: 1234567.5, text: '1.234.567,5', short: expect.stringMatching(/^1,23\sMio\.$/) }, null],
    },
    { label: 'Row 2', values: [{ value: -2, text: '-2', short: '-2' }, null] },
  ]);
});

spec(
  ['DATA-05', 'DATA-06'],
  'a dataset is cut to a thousand rows and eight columns, and the chart says so',
  async () => {
    expect(DATASET_LIMIT).toMatchObject({ rows: 1000, columns: 8 });
    const columns = Array.from({ length: 9 }, (_, index) => `Column ${index + 1}`);
    const many = rows(...Array.from({ length: 1201 }, (_, index) => columns.map(() => index)));
    const view = await load({ settings: { columns, ...many } });
    expect([view.columns.length, view.rows.length, view.rows.at(-1)?.label]).toEqual([8, 1000, 'Row 1000']);
    expect(new Set(view.rows.map(({ values }) => values.length))).toEqual(new Set([8]));
    expect(view.clipped).toEqual({ rows: { shown: '1,000', all: '1,201' }, columns: { shown: '8', all: '9' } });
    const whole = await load({
      settings: {
        columns: columns.slice(1),
        rows: many.rows.slice(0, 1000).map(({ label }) => ({ label, values: [1] })),
      },
    });
    expect([whole.clipped, whole.rows.length]).toEqual([undefined, 1000]);
  },
);

test('bars begin at zero, a nearly flat line above it, and too many bars become a line', async () => {
  const settings = { columns: ['Guests'], ...rows([980], [1010]) };
  const axisOf = async (variant: BlockVariantNumber) => {
    const { drawing } = await load({ settings, variant });
    return drawing.kind === 'pies' ? undefined : [drawing.axis.least, drawing.axis.greatest];
  };
  expect([await axisOf(BLOCK_VARIANT.chartBar), await axisOf(BLOCK_VARIANT.chartLine)]).toEqual([
    [0, 1200],
    [980, 1010],
  ]);
  const bars = (count: number) =>
    load({ settings: { columns: ['Guests'], ...rows(...Array.from({ length: count }, () => [1])) } });
  expect([(await bars(60)).drawing.kind, (await bars(61)).drawing.kind]).toEqual(['bars', 'lines']);
});

test('a dataset without a number has no rows to show', async () => {
  expect((await load({ settings: { rows: [] } })).rows).toEqual([]);
  expect((await load({ settings: rows([null], []), variant: BLOCK_VARIANT.chartLine })).rows).toEqual([]);
});

test.each([
  ['no title', { title: '' }],
  ['no column', { columns: [] }],
  ['rows that are none', { rows: 'none' }],
  ['a text for a number', rows(['12' as unknown as number])],
  ['a number beyond what can be written', rows([1e16])],
  ['more values than columns', rows([1, 2, 3])],
  ['a name that is a page', { columns: ['x'.repeat(201)] }],
])('refuses settings with %s, so that the block shows its fallback', async (_, settings) => {
  await expect(load({ settings })).rejects.toThrow();
});
