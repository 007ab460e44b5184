import type { EVENTS, StateEventName, StateEvents } from 'shared-types/events';
import { VISITOR_CHANNEL } from 'shared-types/site/cookie';
import type { Ports } from '../../ports/ports';
import type { TabLine } from '../../ports/tab.port';
import type { EventBus } from './event-bus';

type SharedState = { [K in StateEventName]: (typeof EVENTS)[K]['shared'] extends true ? K : never }[StateEventName];

/** Shared state events with the version of their payload: the contract's table without descriptions. */
const SHARED = {
  'commerce/cart': 1,
  'consent/choice': 1,
  'site/session': 1,
} satisfies { [K in SharedState]: (typeof EVENTS)[K]['version'] };

const NAMES = Object.keys(SHARED) as SharedState[];

/** A state event, or a request for the state events of other tabs. */
type Message =
  | { readonly stateEvent: SharedState; readonly version: number; readonly value: StateEvents[SharedState] }
  | 'request';

/**
 * Shares state events between a visitor's tabs until the signal.
 *
 * @implements BUS-05
 */
export function shareStates(
  eventBus: EventBus,
  { lifecycle, tabs }: Pick<Ports, 'lifecycle' | 'tabs'>,
  stop: AbortSignal,
): void {
  let received: unknown;
  const post = (stateEvent: SharedState): void => {
    const value = eventBus.latest(stateEvent);
    if (value) line.post({ stateEvent, version: SHARED[stateEvent], value } satisfies Message);
  };
  const receive = (message: unknown): void => {
    if (message === 'request') NAMES.forEach(post);
    else if (isStateEvent(message)) eventBus.publish(message.stateEvent, (received = message.value));
  };

  let line: TabLine;
  // An open channel can keep a page out of the back-forward cache, so it is closed there. Events sent meanwhile were
  // missed.
  const connect = (shown: boolean): void => {
    line?.close();
    if (!shown) return;
    line = tabs.open(VISITOR_CHANNEL, receive);
    line.post('request' satisfies Message);
  };
  connect(true);
  lifecycle.onShown(connect, stop);
  for (const name of NAMES) {
    const end = eventBus.listen(name, (value) => {
      // Values from another tab are not sent back.
      if (value !== received) post(name);
    });
    stop.addEventListener('abort', end);
  }
  stop.addEventListener('abort', () => line.close());
}

/** Another tab may run another release: only known versions of state events are accepted. */
function isStateEvent(message: unknown): message is Exclude<Message, 'request'> {
  const { stateEvent, version, value } = (message ?? {}) as Partial<Exclude<Message, 'request'>>;
  return stateEvent !== undefined && SHARED[stateEvent] === version && typeof value?.revision === 'number';
}
