import type { DayFigure } from 'shared-types/admin/home';
import { figureChange } from '../insights/figure-change';
import type { FigureTexts } from '../insights/figure-texts';
import type { InsightsMessages } from '../insights/insights.messages';
import type { Period } from '../insights/period';
import { stepTexts } from '../insights/step-texts';
import { startsOf, type DaySums } from './recent-days';

export interface DayFigureInput {
  readonly name: string;
  readonly sums: DaySums;
  readonly period: Period;
  readonly locale: string;
  readonly texts: FigureTexts;
  readonly messages: InsightsMessages;
  /** Formats a sum, and a mean of sums. */
  readonly write: (value: number) => string;
  readonly writeAverage: (value: number) => string;
}

/** A figure of today beside its yesterday, its average and the last 14 days. */
export function dayFigure(input: DayFigureInput): DayFigure {
  const { name, sums, period, locale, texts, messages, write, writeAverage } = input;
  const { days, today, yesterday, average } = sums;
  const change = figureChange(today, yesterday, { texts, messages });
  const dayNames = stepTexts({ ...period, step: 'day', steps: startsOf(period) }, locale).map((day) => day.name);
  const greatest = Math.max(...days);
  return {
    name,
    text: write(today),
    yesterdayText: write(yesterday),
    ...(change ? { change } : {}),
    averageText: writeAverage(average),
    sparkline: {
      max: Math.max(1, greatest),
      points: days.map((value, index) => ({ name: dayNames[index] ?? '', now: { value, text: write(value) } })),
      summary:
        greatest > 0
          ? messages.daysSummary(name, write(greatest), dayNames[days.indexOf(greatest)] ?? '')
          : messages.emptySummary,
    },
  };
}
