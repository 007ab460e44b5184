import type { RemotesView } from 'shared-types/config/remotes';
import type { Site } from '../../site/directory/site';
import type { Read, ReadContext } from '../../site/page/read';
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
  read: async ({ services, site, visitor: { account } }) =>
    account && mayDo(account, 'remotes.read') ? remotesView(services, site) : null,
} satisfies Read<'config/remotes/list'>;

/** The same for whoever has been let in, in the language of a site. */
export async function remotesView({ db, registry }: ReadContext['services'], site: Site): Promise<RemotesView> {
  const [remotes, changes] = await Promise.all([standings(db, site), lastChanges(db, { most: MOST_CHANGES })]);
  const troubles = troubleViews(registry.troubles(), site.locale);
  return { remotes, changes: changes.map((change) => changeView(change, site.locale)), ...troubles };
}
