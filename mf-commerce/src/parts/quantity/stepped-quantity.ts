interface Step {
  /** What stands in the input. */
  readonly text: string;
  readonly by: number;
  readonly min: number;
  readonly max: number;
}

/** The quantity one step further, within its bounds; where nothing readable stands in the input, steps start at the least. */
export function steppedQuantity({ text, by, min, max }: Step): number {
  const now = /^\d+$/.test(text.trim()) ? Number(text) : min - by;
  return Math.min(Math.max(now + by, min), Math.max(min, max));
}
