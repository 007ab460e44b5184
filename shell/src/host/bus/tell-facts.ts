import type { FactName, Facts } from 'shared-types/events';
import type { Wire } from './wire';

/** Tells what the server says of facts; what is none is dropped. */
export function tellFacts(wire: Pick<Wire, 'tell'>, facts: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, fact] of Object.entries(facts))
    if (fact && typeof fact === 'object') wire.tell(name as FactName, fact as Facts[FactName]);
}
