import type { FigureTexts } from '../insights/figure-texts';
import { numberCell, type CellTable } from '../insights/figure-table';
import type { InsightsMessages } from '../insights/insights.messages';
import { namedPage } from '../insights/page-name';
import type { Period } from '../insights/period';
import type { StepValues } from '../insights/step-counts';
import { stepRows } from '../insights/step-rows';
import { timeText } from '../../platform/time-text';
import { isoIn } from '../../platform/time-zone/iso-in';
import type { StoredErrorGroup } from './errors.store';

export interface ErrorTableInput {
  readonly period: Period;
  readonly locale: string;
  readonly texts: FigureTexts;
  readonly messages: InsightsMessages;
}

export function errorTimesTable(
  { now, before }: StepValues,
  { period, locale, texts, messages }: ErrorTableInput,
): CellTable {
  const rows = stepRows(period, locale, (index) => [
    numberCell(now[index] ?? 0, texts.count),
    numberCell(before[index] ?? 0, texts.count),
  ]);
  return { columns: [messages.columns.time, messages.columns.errors, messages.columns.before], rows };
}

export function errorsTable(
  groups: readonly StoredErrorGroup[],
  { period, locale, texts, messages }: ErrorTableInput,
): CellTable {
  const { message, origin, errors, first, last, pages } = messages.columns;
  const when = (at: Date) => ({
    text: timeText(at, { locale, timeZone: period.timeZone }),
    raw: isoIn(period.timeZone, at),
  });
  const rows = groups.map((group) => [
    group.message,
    group.origin,
    numberCell(group.count, texts.count),
    when(group.first),
    when(group.last),
    group.pages.map(({ path }) => namedPage(path, messages).name).join(' '),
  ]);
  return { columns: [message, origin, errors, first, last, pages], rows };
}
