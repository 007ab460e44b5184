import type { EventName } from 'shared-types/events';
import type { EventBus } from './event-bus';

/** An event from before its feature listened. */
export interface EarlyEvent {
  readonly name: EventName;
  readonly payload: unknown;
  /** Position in the order of the feature's early events. */
  readonly order: number;
}

/** The events that started a feature, kept until it listens. */
export interface EarlyEvents {
  /** Returns the kept events of a name and stops keeping them. */
  take(name: EventName): readonly EarlyEvent[];
}

export interface StartOn {
  readonly listens: readonly EventName[];
  readonly start: () => void;
  readonly stop: AbortSignal;
}

/** Calls `start` at each of the events, and keeps them. */
export function startOn(eventBus: EventBus, { listens, start, stop }: StartOn): EarlyEvents {
  let kept: EarlyEvent[] = [];
  let order = 0;
  const ends = new Map<EventName, () => void>();
  for (const name of listens) {
    const end = eventBus.listen(name, (payload) => {
      kept.push({ name, payload, order: order++ });
      start();
    });
    ends.set(name, end);
    stop.addEventListener('abort', end);
  }
  return {
    take(name) {
      ends.get(name)?.();
      const taken = kept.filter((event) => event.name === name);
      kept = kept.filter((event) => event.name !== name);
      return taken;
    },
  };
}
