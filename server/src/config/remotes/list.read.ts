import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { troubleViews } from './trouble-views';
import { changeView, lastChanges } from './release-changes.store';
import { standings } from './standings.store';

/** Changes on the page; the file has all. */
const MOST_CHANGES = 20;

/** Every remote as it stands, and what has been changed, for those who may see what runs on the platform. */
export const remotesRead = {
  name: 'config/remotes/list',
  scope: 'query',
  read: async ({ services: { db, registry }, site, visitor: { account } }) => {
    if (!account || !mayDo(account, 'remotes.read')) return null;
    const [remotes, changes] = await Promise.all([standings(db, site), lastChanges(db, { most: MOST_CHANGES })]);
    const troubles = troubleViews(registry.troubles(), site.locale);
    return { remotes, changes: changes.map((change) => changeView(change, site.locale)), ...troubles };
  },
} satisfies Read<'config/remotes/list'>;
