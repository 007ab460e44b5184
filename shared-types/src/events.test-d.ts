import { proves, type Equal, type Extends, type IsEmpty, type NotJson } from '../../tools/testing/type-assertions';
import type { EVENTS, EventName, StateEventName, StateEvents, PlainEventName, PlainEvents } from './events';
import type { Area } from './remote';

type Table = typeof EVENTS;
type OfKind<Kind> = { [K in EventName]: Table[K]['kind'] extends Kind ? K : never }[EventName];
type Shared = { [K in EventName]: Table[K]['shared'] extends true ? K : never }[EventName];

proves<IsEmpty<StateEventName & PlainEventName>>('an event is a state event or a plain event, never both');
proves<Equal<keyof Table, EventName>>('the table has every event, and no other');
proves<Equal<OfKind<'state'>, StateEventName>>('the table and the types name the same state events');
proves<Equal<OfKind<'plain'>, PlainEventName>>('the table and the types name the same plain events');
proves<Extends<Shared, StateEventName>>('only state events are shared between tabs');
proves<Extends<StateEvents[Shared & StateEventName], { readonly revision: number }>>(
  'a shared state event carries a revision',
);
proves<Extends<EventName, `${Area}/${string}`>>('an event is called by its area');
proves<IsEmpty<NotJson<StateEvents[StateEventName] | PlainEvents[PlainEventName]>>>('a payload is plain data');
