import { EXACT_DIGITS, type FigureTexts } from '../insights/figure-texts';
import { numberCell, type CellTable } from '../insights/figure-table';
import type { InsightsMessages } from '../insights/insights.messages';
import { namedPage } from '../insights/page-name';
import type { Period } from '../insights/period';
import { stepRows } from '../insights/step-rows';
import { isoIn } from '../../platform/time-zone/iso-in';
import { groupedBy, measuredOf, valuesByStep, type MeasuredVersion } from './speed-origins';
import { SPEED_METRICS, type SpeedMetricName } from './speed-metrics';
import type { OriginCount, PathCount } from './speed.store';

/** A page needs this many measurements; fewer are chance. */
const LEAST_MEASURED = 5;

export interface SpeedTableInput {
  readonly period: Period;
  readonly locale: string;
  readonly metric: SpeedMetricName;
  readonly texts: FigureTexts;
  readonly messages: InsightsMessages;
}

export function metricWriter({ metric, texts }: Pick<SpeedTableInput, 'metric' | 'texts'>): (value: number) => string {
  return (value) => texts.metric(value, SPEED_METRICS[metric].unit);
}

/** Values in the file have no more digits than are exact. */
function valueCell(value: number | undefined, how: SpeedTableInput) {
  const rounded = value === undefined ? undefined : Number(value.toPrecision(EXACT_DIGITS));
  return numberCell(rounded, metricWriter(how));
}

/** The metric by step: in total, and of each remote. */
export function speedTable(counts: readonly OriginCount[], names: readonly string[], how: SpeedTableInput): CellTable {
  const { period, locale, messages } = how;
  const series = [counts, ...names.map((name) => counts.filter(({ origin }) => belongsTo(origin, name)))].map((own) =>
    valuesByStep(own, period.steps),
  );
  const rows = stepRows(period, locale, (index) => [...series.map((values) => valueCell(values[index], how))]);
  return { columns: [messages.columns.time, messages.metrics[how.metric].name, ...names], rows };
}

function belongsTo(origin: string, name: string): boolean {
  return origin === name || origin.startsWith(`${name}@`);
}

export function versionsTable(versions: readonly MeasuredVersion[], how: SpeedTableInput): CellTable {
  const { origin, version, value, measured, first, last } = how.messages.columns;
  const day = new Intl.DateTimeFormat(how.locale, { dateStyle: 'medium', timeZone: how.period.timeZone });
  const when = (at: Date) => ({ text: day.format(at), raw: isoIn(how.period.timeZone, at) });
  const rows = versions.map((one) => [
    one.name,
    one.version,
    valueCell(one.value, how),
    numberCell(one.count, how.texts.count),
    when(one.first),
    when(one.last),
  ]);
  return { columns: [origin, version, value, measured, first, last], rows };
}

export interface MeasuredPage {
  readonly path: string;
  readonly value: number;
  readonly count: number;
}

export function slowestPages(counts: readonly PathCount[], most: number): MeasuredPage[] {
  return [...groupedBy(counts, ({ path }) => path)]
    .flatMap(([path, own]) => {
      const measured = measuredOf(own);
      return measured && measured.count >= LEAST_MEASURED ? [{ path, ...measured }] : [];
    })
    .sort((a, b) => b.value - a.value || b.count - a.count)
    .slice(0, most);
}

export function slowPagesTable(pages: readonly MeasuredPage[], how: SpeedTableInput): CellTable {
  const { page, value, measured } = how.messages.columns;
  const rows = pages.map((one) => [
    namedPage(one.path, how.messages).name,
    valueCell(one.value, how),
    numberCell(one.count, how.texts.count),
  ]);
  return { columns: [page, value, measured], rows };
}
