import type { Database } from '../../../platform/schema/database';
import { changeRule } from '../registry.store';
import { NEW_RULE } from '../release-rule';

/** Reason in the history of a remote that was built elsewhere. */
const REASON = 'deployed for the first time';

/**
 * Creates the release rule of a remote at its first deploy, without a live version: operators can find it and make a
 * version live.
 */
export async function knowRemote(db: Database, remote: string, who: string): Promise<void> {
  await changeRule(db, {
    remote,
    note: { who, reason: REASON },
    change: (current) => (current ? undefined : { ...NEW_RULE, remote, version: null, set_by: 'person' }),
  });
}
