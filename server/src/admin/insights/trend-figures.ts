import type { TrendFigures } from 'shared-types/admin/insights/insights';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { countTrend } from './count-trend';
import { createFigureTexts } from './figure-texts';
import { INSIGHTS_MESSAGES } from './insights.messages';
import type { Period } from './period';
import { stepValues, type StepCount } from './step-counts';

export interface CountsToShow {
  readonly period: Period;
  readonly series: readonly { readonly name: string; readonly counts: readonly StepCount[] }[];
  /** Names the greatest value of a series and its day. */
  readonly summary: (greatest: string, when: string) => string;
}

/** Counts as a figure and a chart each. */
export function trendFigures(site: Site, { period, series, summary }: CountsToShow): TrendFigures {
  const texts = createFigureTexts(site);
  const messages = INSIGHTS_MESSAGES[languageOf(site)];
  const how = { period, locale: site.locale, messages, write: texts.count, writeAxis: texts.axis.count };
  const sum = (counts: readonly StepCount[]) => counts.reduce((all, { value }) => all + value, 0);
  return {
    tiles: series.map(({ name, counts }) => ({ name, text: texts.count(sum(counts)) })),
    trends: series.map(({ name, counts }) => ({
      name,
      trend: countTrend({
        ...how,
        values: { ...stepValues(counts, period), before: period.steps.map(() => 0) },
        summary,
        isWhole: true,
      }),
    })),
  };
}
