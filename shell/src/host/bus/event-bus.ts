import type { EventName, StateEventName, StateEvents, PlainEventName, PlainEvents } from 'shared-types/events';

/** Every event's payload by name. */
export type Events = StateEvents & PlainEvents;

export type Listener<K extends EventName = EventName> = (payload: Events[K]) => void;

/**
 * The event bus with plain callbacks, for the first script. Remotes get RxJS Observables (`feature-bus.ts`), which load
 * with the first feature because they are half as large as that whole script.
 */
export interface EventBus {
  /** The state event's latest value, if there is one. */
  latest<K extends StateEventName>(name: K): StateEvents[K] | undefined;
  /** Publishes a state event; one with a lower revision than the latest is dropped. */
  publish<K extends StateEventName>(name: K, value: StateEvents[K]): void;
  /** Sends a plain event. */
  send<K extends PlainEventName>(name: K, payload: PlainEvents[K]): void;
  /** Listens from now on; returns the function that stops. */
  listen<K extends EventName>(name: K, listener: Listener<K>): () => void;
}

type AnyListener = (payload: never) => void;

/** Only shared state events have a revision. */
type Revised = object & { readonly revision?: number };

/** A listener that throws is reported and stops no other. */
export function createEventBus(onThrow: (error: unknown, event: EventName) => void): EventBus {
  const states: Partial<Record<StateEventName, Revised>> = {};
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

function isOlder(value: Revised, latest: Revised | undefined): boolean {
  return (value.revision ?? 0) < (latest?.revision ?? 0);
}
