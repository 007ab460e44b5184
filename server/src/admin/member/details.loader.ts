import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { areasOf } from '../members/areas-of';
import { doneIn } from '../members/member-done';
import { timeText } from '../../platform/time-text';
import { countSessions, findStoredMember } from './member-details.store';

/** The member in the address, for accounts that may edit members. */
export const detailsLoader = {
  name: 'admin/member/details',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'members.edit')) return null;
    const stored = await findStoredMember(db, { siteId: site.id, member: page.params.token ?? '' });
    if (!stored) return null;
    const { id, displayName, email, status, areas, revision, createdAt } = stored;
    return {
      id,
      displayName,
      email,
      status,
      areas,
      base: String(revision),
      allAreas: [...new Set([...areasOf(site), ...areas])],
      since: createdAt.toISOString(),
      sinceText: timeText(createdAt, site),
      sessions: await countSessions(db, id),
      ...doneIn(query),
    };
  },
  entryName: ({ displayName }) => displayName,
} satisfies Loader<'admin/member/details'>;
