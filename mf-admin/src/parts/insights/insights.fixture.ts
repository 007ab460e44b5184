import type { FigureTable, FiguresView, InsightsFrame, Trend, TrendPoint } from 'shared-types/admin/insights/insights';

const PERIODS = ['Today', '7 days', '30 days', '12 months'];
const PAGES = ['Visits', 'Sales', 'Speed', 'Errors'];
const DAYS = ['Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'];

/** The common head of an example page. */
export function sampleFrame(page: string): InsightsFrame {
  return {
    pages: PAGES.map((text) => ({ text, path: `/config/${text.toLowerCase()}?period=week`, isCurrent: text === page })),
    periods: PERIODS.map((text, index) => ({
      text,
      path: `/config/${page.toLowerCase()}?period=${String(index)}`,
      isCurrent: text === '7 days',
    })),
    rangeText: 'November 16 – 22, 2026, in UTC',
    messages: {
      pages: 'Analytics',
      periods: 'Period',
      table: 'Show as a table',
      file: 'Download CSV',
      now: 'This period',
      before: 'the previous 7 days',
      compared: 'Compared with the previous 7 days',
    },
  };
}

/** Figures of a week; `undefined` for missing ones. */
export function sampleTrend(
  values: readonly (number | undefined)[],
  { before, ...changes }: Partial<Omit<Trend, 'points'>> & { readonly before?: readonly number[] } = {},
): Trend {
  const figure = (value: number) => ({ value, text: String(value) });
  const points = values.map((value, index): TrendPoint => ({
    name: `${DAYS[index] ?? ''} November`,
    label: DAYS[index] ?? '',
    ...(value === undefined ? {} : { now: figure(value) }),
    ...(before?.[index] === undefined ? {} : { before: figure(before[index]) }),
  }));
  const max = Math.max(1, ...values.map((value) => value ?? 0), ...(before ?? []));
  return { max, ticks: [0, max / 2, max].map(figure), points, summary: 'Over time.', ...changes };
}

/** An example table. */
export function sampleTable(...rows: readonly (readonly [string, ...string[]])[]): FigureTable {
  const [first = []] = rows;
  return {
    columns: first.map((_, index) => (index === 0 ? 'What' : `Figure ${String(index)}`)),
    areNumbers: first.map((_, index) => index > 0),
    rows,
    filePath: '/api/config/insights/table?table=sample&period=week',
  };
}

/** A page without figures. */
export function emptyFigures(page: string, state: 'none' | 'never'): FiguresView {
  return {
    frame: sampleFrame(page),
    state,
    tiles: [],
    trend: sampleTrend([0, 0, 0, 0, 0, 0, 0]),
    trendTable: sampleTable(),
    top: [],
    topTable: sampleTable(),
  };
}
