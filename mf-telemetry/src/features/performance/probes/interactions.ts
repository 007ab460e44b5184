/** What the browser tells of one event of an interaction: a click is three of them. */
export interface InteractionEvent {
  /** 0 where the event belongs to none. */
  readonly interactionId: number;
  /** Milliseconds from the input to the next paint. */
  readonly duration: number;
  /** Whose element it was. */
  readonly origin: string;
}

/** So many of the longest are kept: enough for five hundred interactions. */
const KEPT = 10;
const EVERY = 50;

/** The longest interactions of a page load, with one event more: an interaction takes as long as its longest event. */
export function withEvent(longest: readonly InteractionEvent[], event: InteractionEvent): readonly InteractionEvent[] {
  const { duration, interactionId: id } = event;
  const known = longest.find(({ interactionId }) => interactionId === id);
  if (id === 0 || (known && known.duration >= duration)) return longest;
  const others = longest.filter((other) => other !== known);
  return [...others, event].sort((a, b) => b.duration - a.duration).slice(0, KEPT);
}

/**
 * The interaction to be told of so many: the longest, but one less for every fifty (https://web.dev/articles/inp). Nothing
 * before the first.
 */
export function worstOf(longest: readonly InteractionEvent[], count: number): InteractionEvent | undefined {
  return longest[Math.min(longest.length - 1, Math.floor(count / EVERY))];
}
