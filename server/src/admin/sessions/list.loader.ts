import { SESSIONS_PARAMETER, type SessionEntry, type SessionsDone } from 'shared-types/admin/people/sessions';
import type { Loader } from '../../site/page/loader';
import { timeText } from '../../platform/time-text';
import { findSessions } from './sessions.store';

const DONE: readonly SessionsDone[] = ['one', 'others'];

export const sessionsLoader = {
  name: 'admin/sessions/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account) return null;
    const found = await findSessions(db, { siteId: site.id, accountId: account.id });
    const entries = found.map(({ browser, platform, startedAt, seenAt, id }): SessionEntry => ({
      id,
      ...(browser === null ? {} : { browser }),
      ...(platform === null ? {} : { platform }),
      startedAt: startedAt.toISOString(),
      startedText: timeText(startedAt, site),
      usedAt: seenAt.toISOString(),
      usedText: timeText(seenAt, site),
      isCurrent: id === account.sessionId,
    }));
    const done = DONE.find((one) => one === query.get(SESSIONS_PARAMETER));
    return {
      entries: entries.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
      ...(done ? { done } : {}),
    };
  },
} satisfies Loader<'admin/sessions/list'>;
