import type { Observable } from 'rxjs';
import type { StateEventName, StateEvents, PlainEventName, PlainEvents } from '../events';

/** The event bus. A listener that throws is reported with its remote's name and does not affect others. */
export interface Bus {
  /** Values of a state event: the latest at once, then every newer one. */
  state<K extends StateEventName>(name: K): Observable<StateEvents[K]>;
  /** The latest value of a state event, if any. */
  latest<K extends StateEventName>(name: K): StateEvents[K] | undefined;
  /** Publishes a state event. A shared one with a lower revision than the latest is dropped. */
  publish<K extends StateEventName>(name: K, value: StateEvents[K]): void;
  /** Plain events from now on. */
  on<K extends PlainEventName>(name: K): Observable<PlainEvents[K]>;
  send<K extends PlainEventName>(name: K, payload: PlainEvents[K]): void;
}
