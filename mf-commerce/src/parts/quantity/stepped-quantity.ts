interface Step {
  /** Current text of the input. */
  readonly text: string;
  readonly by: number;
  readonly min: number;
  readonly max: number;
}

/** The next quantity within its bounds; for an unreadable text, the minimum. */
export function steppedQuantity({ text, by, min, max }: Step): number {
  const now = /^\d+$/.test(text.trim()) ? Number(text) : min - by;
  return Math.min(Math.max(now + by, min), Math.max(min, max));
}
