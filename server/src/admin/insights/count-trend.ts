import type { Trend } from 'shared-types/admin/insights/insights';
import type { InsightsMessages } from './insights.messages';
import type { Period } from './period';
import type { StepValues } from './step-counts';
import { stepTexts } from './step-texts';
import { trendAxis, type AxisInput } from './trend-axis';

export interface CountTrendInput extends Pick<AxisInput, 'isWhole'> {
  readonly values: StepValues;
  readonly period: Period;
  readonly locale: string;
  readonly messages: InsightsMessages;
  /** Formats a value in full, and for the axis. */
  readonly write: (value: number) => string;
  readonly writeAxis: (value: number) => string;
  readonly summary: (greatest: string, when: string) => string;
}

/** Sums by step beside those of the period before; future steps have none. */
export function countTrend(input: CountTrendInput): Trend {
  const { values, period, locale, messages, write, writeAxis, summary, isWhole } = input;
  const figure = (value: number) => ({ value, text: write(value) });
  const texts = stepTexts(period, locale);
  const points = period.steps.map((time, index) => ({
    ...(texts[index] ?? { name: '' }),
    ...(time < period.to ? { now: figure(values.now[index] ?? 0) } : {}),
    before: figure(values.before[index] ?? 0),
  }));
  const greatest = Math.max(...values.now);
  const greatestStep = texts[values.now.indexOf(greatest)]?.name ?? '';
  return {
    ...trendAxis({ greatest: Math.max(greatest, ...values.before), write: writeAxis, ...(isWhole ? { isWhole } : {}) }),
    points,
    summary: greatest > 0 ? summary(write(greatest), greatestStep) : messages.emptySummary,
  };
}
