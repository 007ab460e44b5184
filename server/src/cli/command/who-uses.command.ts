import { EVENTS } from 'shared-types/events';
import { usersOf, type EventUser } from '../../site/registry/gate/event-users';
import { readLiveSet } from '../../site/registry/gate/live-set';
import type { Command } from './command';

/** `colonnade who-uses <event>`: which live features send an event, and which listen to it. */
export const whoUsesCommand: Command = {
  name: 'who-uses',
  usage: '<event>',
  description: 'Lists the live features that send an event and those that receive it.',
  async run([event], { db, signing }) {
    if (!event) return { ok: false, reason: 'Name an event, for example: who-uses commerce/cart.' };
    const live = await readLiveSet({ db, signing: await signing() });
    const { senders, listeners } = usersOf(event, [...live.shells, ...live.remotes]);
    const known = Object.entries(EVENTS).find(([name]) => name === event)?.[1];
    if (!known && senders.length + listeners.length === 0)
      return { ok: false, reason: `There is no event ${event}: give one of ${Object.keys(EVENTS).join(', ')}.` };
    return {
      ok: true,
      lines: [
        ...(known ? [`${event}  ${known.description}`] : [event]),
        ...block('sent by', senders, 'no feature of a remote; the shell, or the server’s replies, may'),
        ...block('received by', listeners, 'no feature'),
      ],
    };
  },
};

function block(title: string, users: readonly EventUser[], nobody: string): string[] {
  const lines = users.map(({ remote, version, feature }) => `    ${feature} of ${remote} ${version}`);
  return [`  ${title}`, ...(lines.length > 0 ? lines : [`    ${nobody}`])];
}
