import type { StateEventName, StateEvents } from 'shared-types/events';
import type { EventBus } from './event-bus';

/** Publishes the state events of a reply; others are dropped. */
export function publishStates(
  eventBus: Pick<EventBus, 'publish'>,
  states: Readonly<Record<string, unknown>> = {},
): void {
  for (const [name, stateEvent] of Object.entries(states))
    if (stateEvent && typeof stateEvent === 'object')
      eventBus.publish(name as StateEventName, stateEvent as StateEvents[StateEventName]);
}
