import { checkDomain, type DomainServices } from './check-domain';
import type { SiteDomain } from './domain-records';

/** Checks at the same time: each waits for DNS servers of others. */
const AT_ONCE = 8;
/** Longer than a check takes. A server that ends meanwhile leaves its domains to others after this time. */
const CLAIMED_MS = 60_000;

/** Checks the domains that are due, until none is or the server closes. Each is claimed by one server. */
export async function checkDomains(services: DomainServices, closing: AbortSignal): Promise<void> {
  const next = async () => (closing.aborted ? [] : claim(services));
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    const checking = rows.map((row) => checkDomain(services, row));
    // A check that fails must not end the job while others still write.
    await Promise.allSettled(checking);
    await Promise.all(checking);
  }
}

function claim({ db }: DomainServices): Promise<SiteDomain[]> {
  const nowMs = Date.now();
  const due = db
    .selectFrom('site_domain')
    .select(['site_id', 'domain'])
    .where('check_due_at', '<=', new Date(nowMs))
    .orderBy('check_due_at')
    .limit(AT_ONCE);
  return db
    .updateTable('site_domain')
    .set({ check_due_at: new Date(nowMs + CLAIMED_MS) })
    .where((eb) =>
      eb(eb.refTuple('site_id', 'domain'), 'in', due.forUpdate().skipLocked().$asTuple('site_id', 'domain')),
    )
    .returningAll()
    .execute();
}
