import { proves, type Equal, type Extends, type IsEmpty, type NotJson } from '../../tools/testing/type-assertions';
import type { EVENTS, EventName, StateEventName, StateEvents, PlainEventName, PlainEvents } from './events';
import type { Area } from './remote';

type Table = typeof EVENTS;
type OfKind<Kind> = { [K in EventName]: Table[K]['kind'] extends Kind ? K : never }[EventName];
type Shared = { [K in EventName]: Table[K]['shared'] extends true ? K : never }[EventName];

proves<IsEmpty<StateEventName & PlainEventName>>('an event is a fact or a happening, never both');
proves<Equal<keyof Table, EventName>>('the table has every event, and no other');
proves<Equal<OfKind<'state'>, StateEventName>>('the table calls facts what the types call facts');
proves<Equal<OfKind<'plain'>, PlainEventName>>('the table calls happenings what the types call happenings');
proves<Extends<Shared, StateEventName>>('only facts cross tabs');
proves<Extends<StateEvents[Shared & StateEventName], { readonly revision: number }>>(
  'a fact that crosses tabs carries a revision',
);
proves<Extends<EventName, `${Area}/${string}`>>('an event is called by its area');
proves<IsEmpty<NotJson<StateEvents[StateEventName] | PlainEvents[PlainEventName]>>>('a payload is plain data');
