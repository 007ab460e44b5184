import type { Observable } from 'rxjs';
import type { FactName, Facts, HappeningName, Happenings } from '../events';

/** The event bus. A listener that throws is reported with its remote's name and stops nobody. */
export interface Bus {
  /** The fact's values: the latest at once, then every newer one. */
  fact<K extends FactName>(name: K): Observable<Facts[K]>;
  /** The fact's latest value, if there is one. */
  latest<K extends FactName>(name: K): Facts[K] | undefined;
  /** Tells a fact. A shared fact whose revision is lower than the latest is dropped. */
  tell<K extends FactName>(name: K, value: Facts[K]): void;
  /** The happenings from now on. */
  on<K extends HappeningName>(name: K): Observable<Happenings[K]>;
  /** Sends a happening. */
  send<K extends HappeningName>(name: K, payload: Happenings[K]): void;
}
