import { DATASET_LIMIT } from 'shared-types/blocks/chart';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './chart.example';
import { messages } from './chart.messages';
import { element } from './chart.view';
import { lookOf } from './series-look';

type Example = keyof typeof examples;

const show = (name: Example) => showView(element(examples[name], createFakeHost(messages)));
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

spec(['CHART-01', 'ENUM-09'], 'each variant draws its dataset as SVG, without script', async () => {
  for (const [name, variant, drawn] of [
    ['bars', 1009, 'rect'],
    ['lines', 1010, '.blocks-chart__path'],
    ['pies', 1011, '.blocks-chart__piece'],
  ] as const) {
    expect(examples[name].block.variant).toBe(variant);
    const root = show(name);
    expect(root.querySelectorAll(`svg ${drawn}`).length).toBeGreaterThan(1);
    expect(await axeFindings()).toEqual([]);
  }
});

spec('CHART-01', 'a chart is a figure with a caption, an image with a name, and a table of the same numbers', () => {
  const root = show('lines');
  const { columns, rows } = examples.lines.data['blocks/chart/figures'];
  expect(texts(root, 'figure > figcaption')).toEqual(['Pieces sold']);
  expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'Line chart: Pieces sold. The table below has all of its numbers.',
  );
  expect(texts(root, 'thead th')).toEqual(['Name', ...columns]);
  expect(texts(root, 'tbody th')).toEqual(rows.map(({ label }) => label));
  expect(texts(root, 'tbody td')).toEqual(
    rows.flatMap(({ values }) => values.map((value) => value?.text ?? 'no value')),
  );
  expect(root.querySelector('details')?.open).toBe(false);
});

test('bars are as long as their numbers, from zero, with number and column beside them', () => {
  const root = show('barsBelowZero');
  const bars = [...root.querySelectorAll('rect')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
  expect(bars).toEqual([
    ['50%', '15%'],
    ['40%', '10%'],
    ['23.75%', '26.25%'],
    ['50%', '0%'],
    ['50%', '5%'],
    ['50%', '41.25%'],
    ['50%', '21.25%'],
  ]);
  expect(texts(root, '.blocks-chart__value').slice(0, 6)).toEqual([
    '12 Mugs',
    '-8 Bowls',
    '-21 Mugs',
    '0 Bowls',
    '4 Mugs',
    '– Bowls',
  ]);
  expect(texts(show('bars'), '.blocks-chart__value')).toEqual(['31', '38', '44', '62', '66', '40']);
});

test('lines differ in dashes and shapes, not only in colour, for the maximum number of columns', () => {
  const all = Array.from({ length: DATASET_LIMIT.columns }, (_, column) => column);
  for (const what of [
    all.map((column) => lookOf(column).dash),
    all.map((column) => lookOf(column).shape),
    all.map((column) => String(lookOf(column).turn)),
  ])
    expect(new Set(what).size).toBe(DATASET_LIMIT.columns);
  const root = show('lines');
  expect(texts(root, '.blocks-chart__sample')).toEqual(['Mugs', 'Bowls']);
  const dashes = [...root.querySelectorAll('.blocks-chart__drawing .blocks-chart__path')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(dashes).toEqual([lookOf(0).dash, lookOf(1).dash]);
});

test('a line of one number is a marker with its name', () => {
  const root = show('lineOfOne');
  expect(root.querySelectorAll('.blocks-chart__shape')).toHaveLength(1);
  expect([texts(root, '.blocks-chart__label'), texts(root, '.blocks-chart__column')]).toEqual([['Today'], ['Guests']]);
});

test('the slices of a pie have numbers, which the list beside it explains', () => {
  const root = show('pies');
  const [first, second] = root.querySelectorAll('.blocks-chart__pie');
  expect(texts(first as Element, 'svg text')).toEqual(['1', '2', '3', '4', '5']);
  expect(texts(first as Element, '.blocks-chart__slice')[0]).toBe('1Clay62 (62%)');
  expect(texts(second as Element, '.blocks-chart__note')).toEqual([
    'Nothing is above zero, so there is no pie to draw.',
    '1 number is below zero, and no pie can show it.',
  ]);
  expect(second?.querySelector('svg')).toBeNull();
});

test('a pie sums up small slices, and a single slice is the whole pie', () => {
  expect(texts(show('pies'), '.blocks-chart__slice')[4]).toBe('514 others4 (4%)');
  const whole = show('wholePie');
  expect([texts(whole, 'svg text'), texts(whole, '.blocks-chart__slice')]).toEqual([['1'], ['1Clay100 (100%)']]);
});

spec('DATA-05', 'a chart states what it leaves out of its dataset', () => {
  expect(texts(show('clipped'), '.blocks-chart__note')).toEqual([
    'Only the first 1,000 rows are shown, of 1,200. Only the first 8 columns are shown, of 9.',
  ]);
  expect(texts(show('bars'), '.blocks-chart__note')).toEqual([]);
});

test('a dataset without numbers shows nothing', () => {
  expect(show('empty').innerHTML).toBe('');
});
