export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Ratio of two series measured in turn, pair by pair: median and middle half. */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]) {
  const ratios = ours.map((value, index) => value / (theirs[index] ?? NaN)).sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? NaN;
  return { median: median(ratios), low: at(0.25), high: at(0.75) };
}

/** A row of a table: two series in milliseconds, measured in turn; smaller is better. @param bar the highest ratio */
export function beside(
  figure: string,
  { ours, theirs }: { ours: readonly number[]; theirs: readonly number[] },
  bar: number,
) {
  const ratio = pairedRatio(ours, theirs);
  return {
    figure,
    ours: Math.round(median(ours)),
    beside: Math.round(median(theirs)),
    ratio: ratio.median,
    range: [ratio.low, ratio.high],
    bar: `≤ ${bar}`,
    holds: ratio.median <= bar,
  };
}
