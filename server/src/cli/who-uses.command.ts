import { EVENTS } from 'shared-types/events';
import { usersOf, type EventUser } from '../site/registry/gate/event-users';
import { readLiveSet } from '../site/registry/gate/live-set';
import type { Command } from './command';

/** `colonnade who-uses <event>`: which live features send an event, and which hear it. */
export const whoUsesCommand: Command = {
  name: 'who-uses',
  usage: '<event>',
  sentence: 'Says which live features send an event and which hear it, before one of them stops.',
  async run([event], { db, signing }) {
    if (!event) return { ok: false, reason: 'Say which event, for example: who-uses commerce/cart.' };
    const live = await readLiveSet({ db, signing: await signing() });
    const { senders, hearers } = usersOf(event, [...live.shells, ...live.remotes]);
    const known = Object.entries(EVENTS).find(([name]) => name === event)?.[1];
    if (!known && senders.length + hearers.length === 0)
      return { ok: false, reason: `There is no event ${event}: give one of ${Object.keys(EVENTS).join(', ')}.` };
    return {
      ok: true,
      lines: [
        ...(known ? [`${event}  ${known.sentence}`] : [event]),
        ...block('sent by', senders, 'no feature of a remote; the shell, or the server’s replies, may'),
        ...block('heard by', hearers, 'no feature'),
      ],
    };
  },
};

function block(title: string, users: readonly EventUser[], nobody: string): string[] {
  const lines = users.map(({ remote, version, feature }) => `    ${feature} of ${remote} ${version}`);
  return [`  ${title}`, ...(lines.length > 0 ? lines : [`    ${nobody}`])];
}
