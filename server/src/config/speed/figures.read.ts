import { INSIGHTS_PERIOD_PARAMETER, type Trend } from 'shared-types/config/insights';
import { SPEED_METRIC_PARAMETER, type SpeedMetric, type SpeedOrigin, type SpeedView } from 'shared-types/config/speed';
import { languageOf } from '../../language';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { figureChange } from '../insights/figure-change';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame, pathTo } from '../insights/insights-frame';
import { INSIGHTS_SENTENCES } from '../insights/insights.sentences';
import { namedPage } from '../insights/page-name';
import { percentileOf } from '../insights/percentile-of';
import { periodOf } from '../insights/period';
import { stepTexts } from '../insights/step-texts';
import { trendAxis } from '../insights/trend-axis';
import { metricOf, ratingOf, SPEED_METRIC_NAMES, SPEED_METRICS, type SpeedMetricEntry } from './speed-metrics';
import { measuredOrigins, measuredVersions, valuesByStep, type MeasuredOrigin } from './speed-origins';
import {
  metricWriter,
  slowestPages,
  slowPagesTable,
  speedTable,
  versionsTable,
  type SpeedTableWords,
} from './speed-tables';
import { countMetrics, countOrigins, countPaths, hasMeasurements, type MetricCount } from './speed.store';

/** The slowest of so many pages, those that are measured most. */
const PAGES_COMPARED = 200;
/** What a page has room for; the file has more. */
const PAGES_SHOWN = 10;

/** How long visitors wait, for whom, where, and since which version. */
export const speedRead = {
  name: 'config/speed/figures',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'health.read')) return null;
    const { locale } = site;
    const period = periodOf(query, new Date(Date.now()));
    const metric = metricOf(query.get(SPEED_METRIC_PARAMETER));
    const asked = { [SPEED_METRIC_PARAMETER]: metric };
    const how: SpeedTableWords = {
      period,
      locale,
      metric,
      texts: createFigureTexts(site),
      words: INSIGHTS_SENTENCES[languageOf(site)],
    };
    const [all, counts, paths] = await Promise.all([
      countMetrics(db, site.id, { period, names: SPEED_METRIC_NAMES }),
      countOrigins(db, site.id, { period, name: metric }),
      countPaths(db, site.id, { period, name: metric, most: PAGES_COMPARED }),
    ]);
    const origins = measuredOrigins(counts, period.steps);
    const values = valuesByStep(counts, period.steps);
    const slowest = slowestPages(paths, PAGES_SHOWN);
    const write = metricWriter(how);
    const isAny = all.some(({ isNow }) => isNow);
    return {
      frame: insightsFrame({ page: 'speed', period, account, locale, query: asked }),
      state: isAny ? 'some' : (await hasMeasurements(db, site.id)) ? 'none' : 'never',
      metrics: metrics(all, how),
      chosen: how.words.metrics[metric].name,
      trend: speedTrend({ values, greatest: greatestOf([{ values }]) }, how),
      trendTable: figureTable(
        speedTable(
          counts,
          origins.map(({ name }) => name),
          how,
        ),
        { name: 'speed', period, query: asked },
      ),
      origins: originPanels(origins, how),
      versionTable: figureTable(versionsTable(measuredVersions(counts), how), {
        name: 'versions',
        period,
        query: asked,
      }),
      slowPages: slowest.map(({ path, value, count }) => ({
        ...namedPage(path, how.words),
        value,
        text: write(value),
        note: how.words.measured(count, how.texts.count(count)),
        ...rated(metric, value),
      })),
      slowPagesTable: figureTable(slowPagesTable(slowest, how), { name: 'slow-pages', period, query: asked }),
    } satisfies SpeedView;
  },
} satisfies Read<'config/speed/figures'>;

/** Every metric with the value that three of four visits stayed within. */
function metrics(all: readonly MetricCount[], how: SpeedTableWords): SpeedMetric[] {
  const { metric: chosen, period, texts, words } = how;
  return SPEED_METRIC_NAMES.map((name) => {
    const [now, before] = [true, false].map((isNow) =>
      percentileOf(all.filter((one) => one.name === name && one.isNow === isNow)),
    );
    const change = now === undefined || before === undefined ? undefined : figureChange(now, before, { texts, words });
    const rating = now === undefined ? undefined : ratingOf(name, now);
    return {
      ...words.metrics[name],
      path: pathTo('speed', { [INSIGHTS_PERIOD_PARAMETER]: period.id, [SPEED_METRIC_PARAMETER]: name }),
      isCurrent: name === chosen,
      ...(now === undefined ? {} : { text: texts.metric(now, SPEED_METRICS[name].unit) }),
      ...(rating ? { rating, ratingText: words.ratings[rating] } : {}),
      ...(change ? { change } : {}),
    };
  });
}

/** One small chart a remote, all of one height, so that they can be compared. */
function originPanels(origins: readonly MeasuredOrigin[], how: SpeedTableWords): SpeedOrigin[] {
  const greatest = greatestOf(origins);
  return origins.map(({ name, value, values, begins }) => {
    const rating = ratingOf(how.metric, value);
    return {
      name,
      text: metricWriter(how)(value),
      ...(rating ? { rating, ratingText: how.words.ratings[rating] } : {}),
      trend: speedTrend({ values, begins, greatest, title: name }, how),
    };
  });
}

interface TrendInput {
  readonly values: readonly (number | undefined)[];
  readonly greatest: number;
  readonly begins?: readonly (string | undefined)[];
  readonly title?: string;
}

function speedTrend({ values, greatest, begins, title }: TrendInput, how: SpeedTableWords): Trend {
  const { period, locale, metric, words } = how;
  const { limits }: SpeedMetricEntry = SPEED_METRICS[metric];
  const write = metricWriter(how);
  const texts = stepTexts(period, locale);
  const [slowest, index] = values.reduce<[number, number]>(
    ([most, at], value, here) => ((value ?? -1) > most ? [value ?? -1, here] : [most, at]),
    [-1, 0],
  );
  const points = values.map((value, step) => {
    const mark = begins?.[step];
    return {
      ...(texts[step] ?? { name: '' }),
      ...(value === undefined ? {} : { now: { value, text: write(value) } }),
      ...(mark === undefined ? {} : { mark }),
    };
  });
  const { max, ticks } = trendAxis({ greatest: Math.max(greatest, limits?.[0] ?? 0), write });
  const shown = limits
    ?.map((value, place) => ({ value, text: words.limits[place === 0 ? 'good' : 'poor'](write(value)) }))
    .filter(({ value }) => value <= max);
  return {
    max,
    ticks,
    points,
    ...(shown ? { limits: shown } : {}),
    summary:
      slowest < 0
        ? words.emptySummary
        : words.speedSummary(title ?? words.metrics[metric].name, write(slowest), texts[index]?.name ?? ''),
  };
}

function greatestOf(all: readonly { readonly values: readonly (number | undefined)[] }[]): number {
  return Math.max(0, ...all.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

function rated(metric: SpeedTableWords['metric'], value: number) {
  const rating = ratingOf(metric, value);
  return rating ? { rating } : {};
}
