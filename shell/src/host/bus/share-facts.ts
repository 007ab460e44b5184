import type { EVENTS, FactName, Facts } from 'shared-types/events';
import { VISITOR_CHANNEL } from 'shared-types/site/cookie';
import type { Ports } from '../../ports/ports';
import type { TabLine } from '../../ports/tab.port';
import type { Wire } from './wire';

type SharedFact = { [K in FactName]: (typeof EVENTS)[K]['shared'] extends true ? K : never }[FactName];

/** The facts that cross tabs, with the version of their payload: the contract's table without its sentences. */
const SHARED = {
  'commerce/cart': 1,
  'consent/choice': 1,
  'site/session': 1,
} satisfies { [K in SharedFact]: (typeof EVENTS)[K]['version'] };

const NAMES = Object.keys(SHARED) as SharedFact[];

/** What crosses: a fact, or the question for the others' facts. */
type Message = { readonly fact: SharedFact; readonly version: number; readonly value: Facts[SharedFact] } | 'ask';

/**
 * Lets shared facts cross a visitor's tabs until the signal.
 * @implements BUS-05
 */
export function shareFacts(wire: Wire, { moments, tabs }: Pick<Ports, 'moments' | 'tabs'>, stop: AbortSignal): void {
  let received: unknown;
  const post = (fact: SharedFact): void => {
    const value = wire.latest(fact);
    if (value) line.post({ fact, version: SHARED[fact], value } satisfies Message);
  };
  const hear = (message: unknown): void => {
    if (message === 'ask') NAMES.forEach(post);
    else if (isFact(message)) wire.tell(message.fact, (received = message.value));
  };

  let line: TabLine;
  // An open line can keep a page out of the back-forward cache. What was said while it was in there, or on its way to its
  // visitor, has passed it by.
  const connect = (shown: boolean): void => {
    line?.close();
    if (!shown) return;
    line = tabs.open(VISITOR_CHANNEL, hear);
    line.post('ask' satisfies Message);
  };
  connect(true);
  moments.onShown(connect, stop);
  for (const name of NAMES) {
    const end = wire.listen(name, (value) => {
      // What came from another tab is known there.
      if (value !== received) post(name);
    });
    stop.addEventListener('abort', end);
  }
  stop.addEventListener('abort', () => line.close());
}

/** Another tab may run another release: only facts of the version known here are taken. */
function isFact(message: unknown): message is Exclude<Message, 'ask'> {
  const { fact, version, value } = (message ?? {}) as Partial<Exclude<Message, 'ask'>>;
  return fact !== undefined && SHARED[fact] === version && typeof value?.revision === 'number';
}
