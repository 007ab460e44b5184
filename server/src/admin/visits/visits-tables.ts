import type { FigureTexts } from '../insights/figure-texts';
import { numberCell, type CellTable } from '../insights/figure-table';
import type { InsightsMessages } from '../insights/insights.messages';
import { namedPage } from '../insights/page-name';
import type { Period } from '../insights/period';
import { stepValues, type StepValues } from '../insights/step-counts';
import { stepRows } from '../insights/step-rows';
import type { PageViews, VisitCount, VisitName } from './visits.store';

export interface VisitsTableInput {
  readonly period: Period;
  readonly locale: string;
  readonly texts: FigureTexts;
  readonly messages: InsightsMessages;
}

export function visitValues(counts: readonly VisitCount[], name: VisitName, period: Period): StepValues {
  return stepValues(
    counts.filter((count) => count.name === name),
    period,
  );
}

export function visitsTable(
  counts: readonly VisitCount[],
  { period, locale, texts, messages }: VisitsTableInput,
): CellTable {
  const { time, visitors, visits, views, before } = messages.columns;
  const [newcomers, begun, viewed] = (['visitor', 'visit', 'view'] as const).map((name) =>
    visitValues(counts, name, period),
  );
  const number = (value: number | undefined) => numberCell(value ?? 0, texts.count);
  const rows = stepRows(period, locale, (index) => [
    number(newcomers?.now[index]),
    number(begun?.now[index]),
    number(viewed?.now[index]),
    number(viewed?.before[index]),
  ]);
  return { columns: [time, visitors, visits, views, `${views}: ${before.toLocaleLowerCase(locale)}`], rows };
}

export function pagesTable(pages: readonly PageViews[], { texts, messages }: VisitsTableInput): CellTable {
  const { page, views, before } = messages.columns;
  const rows = pages.map(({ path, now, before: then }) => [
    namedPage(path, messages).name,
    numberCell(now, texts.count),
    numberCell(then, texts.count),
  ]);
  return { columns: [page, views, before], rows };
}
