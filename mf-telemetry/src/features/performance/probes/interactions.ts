/** One event of an interaction; a click consists of three. */
export interface InteractionEvent {
  /** 0 if the event belongs to no interaction. */
  readonly interactionId: number;
  /** Milliseconds from the input to the next paint. */
  readonly duration: number;
  readonly origin: string;
}

/** Number of longest interactions to keep: enough for five hundred in total. */
const KEPT = 10;
const EVERY = 50;

/** The longest interactions including one more event; an interaction lasts as long as its longest event. */
export function withEvent(longest: readonly InteractionEvent[], event: InteractionEvent): readonly InteractionEvent[] {
  const { duration, interactionId: id } = event;
  const known = longest.find(({ interactionId }) => interactionId === id);
  if (id === 0 || (known && known.duration >= duration)) return longest;
  const others = longest.filter((other) => other !== known);
  return [...others, event].sort((a, b) => b.duration - a.duration).slice(0, KEPT);
}

/** The longest interaction, ignoring one for every fifty (https://web.dev/articles/inp). Undefined if none. */
export function worstOf(longest: readonly InteractionEvent[], count: number): InteractionEvent | undefined {
  return longest[Math.min(longest.length - 1, Math.floor(count / EVERY))];
}
