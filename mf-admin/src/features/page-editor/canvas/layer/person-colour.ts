/** Dark enough for white text: at least 4.5 to 1. */
const COLOURS = ['#7a3fb0', '#0b6e6e', '#a03a6b', '#8a4b08', '#3a5fcd', '#4b6b1f'] as const;

/** The colour in which a person's selection is shown, the same in every editor. */
export function personColour(id: string): string {
  const sum = [...id].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}
