import type { EventName, FactName, Facts, HappeningName, Happenings } from 'shared-types/events';

/** Every event's payload by name. */
export type Events = Facts & Happenings;

/** Hears one kind of event. */
export type Listener<K extends EventName = EventName> = (payload: Events[K]) => void;

/**
 * The bus's inside, plain callbacks: what the page's first script needs of it. Remotes get it as RxJS Observables
 * (`feature-bus.ts`), which come with the first feature because they weigh half as much as that whole script.
 */
export interface Wire {
  /** The fact's latest value, if there is one. */
  latest<K extends FactName>(name: K): Facts[K] | undefined;
  /** Tells a fact; one with a lower revision than the latest is dropped. */
  tell<K extends FactName>(name: K, value: Facts[K]): void;
  /** Sends a happening. */
  send<K extends HappeningName>(name: K, payload: Happenings[K]): void;
  /** Hears what is told or sent from now on; gives the way to stop. */
  listen<K extends EventName>(name: K, listener: Listener<K>): () => void;
}

type AnyListener = (payload: never) => void;

/** Makes a wire. A listener that throws is reported and stops nobody. */
export function createWire(onThrow: (error: unknown, event: EventName) => void): Wire {
  const facts: Partial<Record<FactName, { readonly revision?: number }>> = {};
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
    latest: <K extends FactName>(name: K) => facts[name] as Facts[K] | undefined,
    tell(name, value) {
      if (isOlder(value, facts[name])) return;
      facts[name] = value;
      emit(name, value);
    },
    send: emit,
    listen(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      return () => heard.delete(listener);
    },
  };
}

function isOlder(value: { readonly revision?: number }, latest: { readonly revision?: number } | undefined): boolean {
  return (value.revision ?? 0) < (latest?.revision ?? 0);
}
