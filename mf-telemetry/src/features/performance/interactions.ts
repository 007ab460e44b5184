/** What the browser tells of one event of an interaction: a click is three of them. */
export interface InteractionEvent {
  /** 0 where the event belongs to none. */
  readonly interactionId: number;
  /** Milliseconds from the input to the next paint. */
  readonly duration: number;
  /** Whose element it was. */
  readonly origin: string;
}

/** Interactions of a page load. */
export interface Interactions {
  /** Takes an event in; an interaction takes as long as its longest event. */
  add(event: InteractionEvent): void;
  /** The one to be told of so many: the longest, but one less for every fifty. Nothing before the first. */
  worst(count: number): InteractionEvent | undefined;
}

/** So many of the longest are kept: enough for five hundred interactions. */
const KEPT = 10;
const EVERY = 50;

/** Makes the memory of interactions behind the interaction to next paint (https://web.dev/articles/inp). */
export function createInteractions(): Interactions {
  let longest: readonly InteractionEvent[] = [];
  return {
    add(event) {
      const { interactionId: id, duration } = event;
      const known = longest.find(({ interactionId }) => interactionId === id);
      if (id === 0 || (known && known.duration >= duration)) return;
      const others = longest.filter((other) => other !== known);
      longest = [...others, event].sort((a, b) => b.duration - a.duration).slice(0, KEPT);
    },
    worst: (count) => longest[Math.min(longest.length - 1, Math.floor(count / EVERY))],
  };
}
