import type { EventName, StateEventName, StateEvents, PlainEventName, PlainEvents } from 'shared-types/events';

/** Every event's payload by name. */
export type Events = StateEvents & PlainEvents;

/** Hears one kind of event. */
export type Listener<K extends EventName = EventName> = (payload: Events[K]) => void;

/**
 * The bus's inside, plain callbacks: what the page's first script needs of it. Remotes get it as RxJS Observables
 * (`feature-bus.ts`), which come with the first feature because they weigh half as much as that whole script.
 */
export interface EventBus {
  /** The state event's latest value, if there is one. */
  latest<K extends StateEventName>(name: K): StateEvents[K] | undefined;
  /** Tells a state event; one with a lower revision than the latest is dropped. */
  publish<K extends StateEventName>(name: K, value: StateEvents[K]): void;
  /** Sends a plain event. */
  send<K extends PlainEventName>(name: K, payload: PlainEvents[K]): void;
  /** Hears what is told or sent from now on; gives the way to stop. */
  listen<K extends EventName>(name: K, listener: Listener<K>): () => void;
}

type AnyListener = (payload: never) => void;

/** Makes an event bus. A listener that throws is reported and stops nobody. */
export function createEventBus(onThrow: (error: unknown, event: EventName) => void): EventBus {
  const states: Partial<Record<StateEventName, { readonly revision?: number }>> = {};
  const listeners = new Map<EventName, Set<AnyListener>>();

  const emit = (name: EventName, payload: unknown): void => {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        listener(payload as never);
      } catch (error) {
        onThrow(error, name);
      }
    }
  };

  return {
    latest: <K extends StateEventName>(name: K) => states[name] as StateEvents[K] | undefined,
    publish(name, value) {
      if (isOlder(value, states[name])) return;
      states[name] = value;
      emit(name, value);
    },
    send: emit,
    listen(name, listener) {
      const received = listeners.get(name) ?? new Set();
      listeners.set(name, received.add(listener));
      return () => received.delete(listener);
    },
  };
}

function isOlder(value: { readonly revision?: number }, latest: { readonly revision?: number } | undefined): boolean {
  return (value.revision ?? 0) < (latest?.revision ?? 0);
}
