import type { Observable } from 'rxjs';
import type { StateEventName, StateEvents, PlainEventName, PlainEvents } from '../events';

/** The event bus. A listener that throws is reported with its remote's name and stops nobody. */
export interface Bus {
  /** The state event's values: the latest at once, then every newer one. */
  state<K extends StateEventName>(name: K): Observable<StateEvents[K]>;
  /** The state event's latest value, if there is one. */
  latest<K extends StateEventName>(name: K): StateEvents[K] | undefined;
  /** Tells a state event. A shared state event whose revision is lower than the latest is dropped. */
  publish<K extends StateEventName>(name: K, value: StateEvents[K]): void;
  /** The plain events from now on. */
  on<K extends PlainEventName>(name: K): Observable<PlainEvents[K]>;
  /** Sends a plain event. */
  send<K extends PlainEventName>(name: K, payload: PlainEvents[K]): void;
}
