/** Which slides are in view, and how many of those that follow are wanted. */
export interface Ahead {
  readonly index: number;
  readonly inView: number;
  readonly count: number;
  readonly ahead: number;
}

/** The slides that follow those in view, round the end, each once. */
export function preloadIndexes({ index, inView, count, ahead }: Ahead): number[] {
  const others = Math.max(0, count - inView);
  return Array.from({ length: Math.min(ahead, others) }, (_, at) => (index + inView + at) % count);
}

/** How many slides of a strip are fetched ahead: as many squares as fit into what is seen of it, rounded up. */
export function stripPreloadCount(widthPx: number, heightPx: number): number {
  return heightPx > 0 ? Math.ceil(widthPx / heightPx) : 0;
}
