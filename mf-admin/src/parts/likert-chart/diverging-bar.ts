/** Counts of the answers to a question, from strong disagreement to strong agreement; the middle one is neutral. */
export type LikertCounts = readonly number[];

export interface BarSegment {
  /** Index of the count. */
  readonly index: number;
  /** Percent of the track. */
  readonly start: number;
  readonly width: number;
}

const CENTER = 50;

/** Counts on one side of the center; half of the neutral answers are on each. */
function sideOf(counts: LikertCounts): number {
  const middle = (counts.length - 1) / 2;
  return counts.reduce((sum, count, index) => sum + (index < middle ? count : index === middle ? count / 2 : 0), 0);
}

/** Answers that the longer side of the longest bar shows; all bars of a chart share it as their scale. */
export function sideMost(questions: readonly LikertCounts[]): number {
  return Math.max(0, ...questions.flatMap((counts) => [sideOf(counts), sideOf([...counts].reverse())]));
}

/** A bar whose neutral answers are centered: disagreement extends to its start, agreement to its end. */
export function divergingBar(counts: LikertCounts, most: number): BarSegment[] {
  if (most === 0) return [];
  const percent = CENTER / most;
  let start = CENTER - sideOf(counts) * percent;
  return counts.flatMap((count, index) => {
    const segment = { index, start, width: count * percent };
    start += segment.width;
    return count > 0 ? [segment] : [];
  });
}
