import {
  findStripeAccount,
  removeStripeAccount,
  saveStripeAccount,
  type StripeAccount,
  type StripeAccountToSave,
} from '../../commerce/card-payment/stripe-account.store';
import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import type { TextSeal } from '../../platform/text-seal';
import { lockSite } from '../../site/saved-state/saved-state';
import { connectionName } from './connection-name';

interface ReplaceInput {
  /** Names the connection that may be replaced. */
  readonly seen: string;
  readonly wanted: StripeAccountToSave;
}

interface Replaced {
  /** What was connected. */
  readonly former: StripeAccount | undefined;
  /** False if that is another connection than the caller has seen: it stays. */
  readonly isSeen: boolean;
}

/** Saves a connection, unless somebody else has changed it meanwhile. */
export function replaceConnection(db: Database, seal: TextSeal, { seen, wanted }: ReplaceInput): Promise<Replaced> {
  return change(db, seal, { seen, siteId: wanted.siteId }, (trx) => saveStripeAccount(trx, seal, wanted));
}

/** Ends a connection, unless somebody else has changed it meanwhile. */
export function endConnection(
  db: Database,
  seal: TextSeal,
  { seen, siteId }: { readonly seen: string; readonly siteId: string },
): Promise<Replaced> {
  return change(db, seal, { seen, siteId }, (trx) => removeStripeAccount(trx, siteId));
}

function change(
  db: Database,
  seal: TextSeal,
  { seen, siteId }: { readonly seen: string; readonly siteId: string },
  write: (trx: Database) => Promise<void>,
): Promise<Replaced> {
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
