import type { StateEventName } from 'shared-types/events';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';

/** Every state event whose values are shown in views; the type keeps the list complete. */
const STATE_EVENTS: Readonly<Record<Exclude<StateEventName, 'forms/receipt'>, true>> = {
  'commerce/cart': true,
  'consent/choice': true,
  'site/release': true,
  'site/session': true,
};

export interface LiveStateParts {
  readonly ports: Pick<Ports, 'document'>;
  readonly eventBus: EventBus;
  readonly stop: AbortSignal;
}

/** Makes the text of elements with `data-event="<state event>#<path>"` follow the state event. */
export function startLiveStates({ ports, eventBus, stop }: LiveStateParts): void {
  for (const name of Object.keys(STATE_EVENTS) as StateEventName[]) {
    const show = (stateEvent: unknown): void => showState(ports.document, { name, stateEvent });
    const known = eventBus.latest(name);
    if (known) show(known);
    stop.addEventListener('abort', eventBus.listen(name, show));
  }
}

function showState(page: Document, { name, stateEvent }: { name: StateEventName; stateEvent: unknown }): void {
  const { stateEvent: attribute } = BLOCK_ATTRIBUTE;
  for (const element of page.querySelectorAll(`[${attribute}^="${name}#"]`)) {
    const value = valueAt(stateEvent, element.getAttribute(attribute)?.slice(name.length + 1) ?? '');
    // A state event without the field keeps the server's text.
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (element.textContent !== String(value)) element.textContent = String(value);
  }
}

function valueAt(stateEvent: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, field) => (value as Readonly<Record<string, unknown>> | undefined)?.[field], stateEvent);
}
