import type { TrendFigures } from 'shared-types/admin/insights/insights';

const DAYS = 30;
const WEEK = 7;
const MOST = 10;

/** Figures of 30 days by name: their sum as a text, and the value of each day. */
export function exampleFigures(
  all: Readonly<Record<string, readonly [string, (day: number) => number]>>,
): TrendFigures {
  const entries = Object.entries(all);
  return {
    tiles: entries.map(([name, [text]]) => ({ name, text })),
    trends: entries.map(([name, [, values]]) => ({
      name,
      trend: {
        max: MOST,
        ticks: [0, MOST / 2, MOST].map((value) => ({ value, text: String(value) })),
        points: Array.from({ length: DAYS }, (_, day) => ({
          name: `Day ${day + 1}`,
          ...(day % WEEK === 1 && { label: `${day + 1} Mar` }),
          now: { value: values(day), text: String(values(day)) },
        })),
        summary: 'Most on one day: 9, Day 10.',
      },
    })),
  };
}
