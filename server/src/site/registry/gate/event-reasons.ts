import { EVENTS, type EventName } from 'shared-types/events';
import type { Manifest } from 'shared-types/manifest';
import type { DeployReason } from 'shared-types/site/deploy';
import { eventsOf, usersOf, type EventUser } from './event-users';
import type { LiveSet } from './live-set';

/**
 * Reasons about events that the candidate no longer sends or receives although other live features depend on it. Additions
 * are harmless.
 */
export function eventReasons(candidate: Manifest, { remotes }: LiveSet): DeployReason[] {
  const before = remotes.filter(({ name }) => name === candidate.name);
  const others = remotes.filter(({ name }) => name !== candidate.name);
  const dropped = (list: 'emits' | 'listens') => {
    const now = eventsOf([candidate], list);
    return [...eventsOf(before, list)].filter((event) => !now.has(event)).sort();
  };
  return [
    ...dropped('emits').flatMap((event) => {
      const { senders, listeners } = usersOf(event, others);
      return senders.length > 0 || listeners.length === 0 ? [] : [nobodySends(event, listeners)];
    }),
    ...dropped('listens').flatMap((event) => {
      const { senders, listeners } = usersOf(event, others);
      return isStateEvent(event) || listeners.length > 0 || senders.length === 0 ? [] : [nobodyListens(event, senders)];
    }),
  ];
}

/** A state event does not need a listener. */
function isStateEvent(event: EventName): boolean {
  return (EVENTS as Partial<typeof EVENTS>)[event]?.kind === 'state';
}

const nobodySends = (event: EventName, listeners: readonly EventUser[]): DeployReason => ({
  what: `No live feature would send ${event}, and ${listed(listeners)} listens to it.`,
  where: 'remote.json: features, emits',
  mend: `Send ${event} as before; take it out once no live version listens to it.`,
});

const nobodyListens = (event: EventName, senders: readonly EventUser[]): DeployReason => ({
  what: `Nothing would hear ${event} any more, which ${listed(senders)} sends.`,
  where: 'remote.json: features, listens',
  mend: `Listen to ${event} as before; stop once no live version sends it.`,
});

function listed(users: readonly EventUser[]): string {
  return users.map(({ remote, version, feature }) => `${feature} of ${remote} ${version}`).join(', ');
}
