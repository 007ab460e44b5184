import { INSIGHTS_PERIOD_PARAMETER, type Trend } from 'shared-types/admin/insights/insights';
import {
  SPEED_METRIC_PARAMETER,
  type SpeedMetric,
  type SpeedOrigin,
  type SpeedView,
} from 'shared-types/admin/insights/speed';
import { languageOf } from '../../platform/language';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { figureChange } from '../insights/figure-change';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame, pathTo } from '../insights/insights-frame';
import { INSIGHTS_MESSAGES } from '../insights/insights.messages';
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
  type SpeedTableInput,
} from './speed-tables';
import { countMetrics, countOrigins, countPaths, hasMeasurements, type MetricCount } from './speed.store';

/** The slowest of this many pages with the most measurements. */
const PAGES_COMPARED = 200;
const PAGES_SHOWN = 10;

export const speedLoader = {
  name: 'admin/speed/figures',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'health.read')) return null;
    const { locale } = site;
    const period = periodOf(query, new Date(Date.now()), site);
    const metric = metricOf(query.get(SPEED_METRIC_PARAMETER));
    const parameters = { [SPEED_METRIC_PARAMETER]: metric };
    const how: SpeedTableInput = {
      period,
      locale,
      metric,
      texts: createFigureTexts(site),
      messages: INSIGHTS_MESSAGES[languageOf(site)],
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
      frame: insightsFrame({ page: 'speed', period, account, locale, query: parameters }),
      state: isAny ? 'some' : (await hasMeasurements(db, site.id)) ? 'none' : 'never',
      metrics: metrics(all, how),
      chosen: how.messages.metrics[metric].name,
      trend: speedTrend({ values, greatest: greatestOf([{ values }]) }, how),
      trendTable: figureTable(
        speedTable(
          counts,
          origins.map(({ name }) => name),
          how,
        ),
        { name: 'speed', period, query: parameters },
      ),
      origins: originPanels(origins, how),
      versionTable: figureTable(versionsTable(measuredVersions(counts), how), {
        name: 'versions',
        period,
        query: parameters,
      }),
      slowPages: slowest.map(({ path, value, count }) => ({
        ...namedPage(path, how.messages),
        value,
        text: write(value),
        note: how.messages.measured(count, how.texts.count(count)),
        ...rated(metric, value),
      })),
      slowPagesTable: figureTable(slowPagesTable(slowest, how), { name: 'slow-pages', period, query: parameters }),
    } satisfies SpeedView;
  },
} satisfies Loader<'admin/speed/figures'>;

/** Every metric with its 75th percentile. */
function metrics(all: readonly MetricCount[], how: SpeedTableInput): SpeedMetric[] {
  const { metric: chosen, period, texts, messages } = how;
  return SPEED_METRIC_NAMES.map((name) => {
    const [now, before] = [true, false].map((isNow) =>
      percentileOf(all.filter((one) => one.name === name && one.isNow === isNow)),
    );
    const change =
      now === undefined || before === undefined ? undefined : figureChange(now, before, { texts, messages });
    const rating = now === undefined ? undefined : ratingOf(name, now);
    return {
      ...messages.metrics[name],
      path: pathTo('speed', { [INSIGHTS_PERIOD_PARAMETER]: period.id, [SPEED_METRIC_PARAMETER]: name }),
      isCurrent: name === chosen,
      ...(now === undefined ? {} : { text: texts.metric(now, SPEED_METRICS[name].unit) }),
      ...(rating ? { rating, ratingText: messages.ratings[rating] } : {}),
      ...(change ? { change } : {}),
    };
  });
}

/** A small chart for each remote, all of the same height, for comparison. */
function originPanels(origins: readonly MeasuredOrigin[], how: SpeedTableInput): SpeedOrigin[] {
  const greatest = greatestOf(origins);
  return origins.map(({ name, value, values, begins }) => {
    const rating = ratingOf(how.metric, value);
    return {
      name,
      text: metricWriter(how)(value),
      ...(rating ? { rating, ratingText: how.messages.ratings[rating] } : {}),
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

function speedTrend({ values, greatest, begins, title }: TrendInput, how: SpeedTableInput): Trend {
  const { period, locale, metric, messages } = how;
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
    ?.map((value, place) => ({ value, text: messages.limits[place === 0 ? 'good' : 'poor'](write(value)) }))
    .filter(({ value }) => value <= max);
  return {
    max,
    ticks,
    points,
    ...(shown ? { limits: shown } : {}),
    summary:
      slowest < 0
        ? messages.emptySummary
        : messages.speedSummary(title ?? messages.metrics[metric].name, write(slowest), texts[index]?.name ?? ''),
  };
}

function greatestOf(all: readonly { readonly values: readonly (number | undefined)[] }[]): number {
  return Math.max(0, ...all.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

function rated(metric: SpeedTableInput['metric'], value: number) {
  const rating = ratingOf(metric, value);
  return rating ? { rating } : {};
}
