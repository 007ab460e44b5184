import type { RemotesView } from 'shared-types/admin/remotes';
import type { Site } from '../../site/directory/site';
import type { Loader, LoadContext } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { troubleViews } from './trouble-views';
import { changeView, lastChanges } from './release-changes.store';
import { statuses } from './statuses.store';

/** Most changes on the page; the file has all. */
const MOST_CHANGES = 20;

/** Every remote and the latest changes, for accounts that may see remotes. */
export const remotesLoader = {
  name: 'admin/remotes/list',
  scope: 'query',
  load: async ({ services, site, visitor: { account } }) =>
    account && mayDo(account, 'remotes.read') ? remotesView(services, site) : null,
} satisfies Loader<'admin/remotes/list'>;

/** The view in a site's language, without a check of access. */
export async function remotesView({ db, registry }: LoadContext['services'], site: Site): Promise<RemotesView> {
  const [remotes, changes] = await Promise.all([statuses(db, site), lastChanges(db, { most: MOST_CHANGES })]);
  const troubles = troubleViews(registry.troubles(), site.locale);
  return { remotes, changes: changes.map((change) => changeView(change, site)), ...troubles };
}
