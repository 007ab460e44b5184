import type { FigureTexts } from '../insights/figure-texts';
import { numberCell, type CellTable } from '../insights/figure-table';
import type { InsightsSentences } from '../insights/insights.sentences';
import { namedPage } from '../insights/page-name';
import type { Period } from '../insights/period';
import { stepValues, type StepValues } from '../insights/step-counts';
import { stepRows } from '../insights/step-rows';
import type { PageViews, VisitCount, VisitName } from './visits.store';

/** How tables are written. */
export interface TableWords {
  readonly period: Period;
  readonly locale: string;
  readonly texts: FigureTexts;
  readonly words: InsightsSentences;
}

/** What was counted under a name, by step. */
export function visitValues(counts: readonly VisitCount[], name: VisitName, period: Period): StepValues {
  return stepValues(
    counts.filter((count) => count.name === name),
    period,
  );
}

/** Visits by step. */
export function visitsTable(counts: readonly VisitCount[], { period, locale, texts, words }: TableWords): CellTable {
  const { time, visitors, visits, views, before } = words.columns;
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

/** The pages that were looked at most. */
export function pagesTable(pages: readonly PageViews[], { texts, words }: TableWords): CellTable {
  const { page, views, before } = words.columns;
  const rows = pages.map(({ path, now, before: then }) => [
    namedPage(path, words).name,
    numberCell(now, texts.count),
    numberCell(then, texts.count),
  ]);
  return { columns: [page, views, before], rows };
}
