import { findStripeAccount, type StripeAccount } from '../../commerce/card-payment/stripe-account.store';
import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import type { TextSeal } from '../../platform/text-seal';
import { lockSite } from '../../site/saved-state/saved-state';
import { connectionName } from './connection-name';

interface ConnectionChange {
  readonly siteId: string;
  /** Names the connection that may be changed. */
  readonly seen: string;
  /** Writes the new state, in a transaction that the site waits for. */
  readonly write: (trx: Database) => Promise<void>;
}

interface ChangedConnection {
  /** What was connected. */
  readonly former: StripeAccount | undefined;
  /** False if that is another connection than the caller has seen: it stays. */
  readonly isSeen: boolean;
}

/** Changes the connection of a site, unless somebody else has changed it meanwhile. */
export function changeConnection(
  db: Database,
  seal: TextSeal,
  { siteId, seen, write }: ConnectionChange,
): Promise<ChangedConnection> {
  return withRetries(() =>
    db.transaction().execute(async (trx) => {
      await lockSite(trx, siteId);
      const former = await findStripeAccount(trx, seal, siteId);
      const isSeen = connectionName(former) === seen;
      if (isSeen) await write(trx);
      return { former, isSeen };
    }),
  );
}
