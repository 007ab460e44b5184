import type { DashboardView, SetupList } from 'shared-types/admin/home';
import type { LoadContext, Loader } from '../../site/page/loader';
import { zoneName } from '../../platform/time-zone/zone-name';
import { mayDo, type Capability } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { dashboardPart } from './dashboard-part';
import { salesOfDay, visitsOfDay } from './day-figures';
import { findSetup } from './find-setup';
import { maySetUp, setupSteps } from './setup-steps';
import { findWaiting, hasWaiting } from './find-waiting';

/** How today went, what waits for the account, and what is still to be set up. */
export const dashboardLoader = {
  name: 'admin/home/dashboard',
  scope: 'query',
  load: async (context) => {
    const { services, site, visitor } = context;
    const { account } = visitor;
    if (!account) return null;
    const now = new Date(Date.now());
    const may = (capability: Capability) => mayDo(account, capability);
    const part = <T>(isOwn: boolean, name: string, load: () => Promise<T>) =>
      isOwn ? dashboardPart(context, name, load) : undefined;
    const [sales, visits, waiting, setup] = await Promise.all([
      part(may('sales.read'), 'sales', () => salesOfDay(context, now)),
      part(may('visits.read'), 'visits', () => visitsOfDay(context, now)),
      part(hasWaiting(account), 'waiting', () => findWaiting(services.db, { site, account })),
      part(maySetUp(account), 'setup', () => setupOf(context, account)),
    ]);
    return {
      timeZone: zoneName(site.timeZone),
      ...(sales && { sales }),
      ...(visits && { visits }),
      ...(waiting && { waiting }),
      ...(setup && { setup }),
    } satisfies DashboardView;
  },
} satisfies Loader<'admin/home/dashboard'>;

/** The list; undefined once all is done. */
async function setupOf(
  { services: { db, config }, site }: LoadContext,
  account: SignedInAccount,
): Promise<SetupList | undefined> {
  const { facts, isHidden } = await findSetup(db, { site, accountId: account.id, appDomain: config.appDomain });
  const entries = setupSteps(facts, account);
  return entries.every(({ isDone }) => isDone) ? undefined : { entries, isHidden };
}
