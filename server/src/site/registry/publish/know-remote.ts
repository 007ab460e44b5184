import type { Database } from '../../../platform/schema/database';
import { changeRule } from '../registry.store';
import { NEW_RULE } from '../release-rule';

/** The reason in the history of a remote that was built elsewhere. */
const REASON = 'deployed for the first time';

/** From its first deploy on a remote has a rule, by which nobody has it: the operator of the platform finds it, and may set a version. */
export async function knowRemote(db: Database, remote: string, who: string): Promise<void> {
  await changeRule(db, {
    remote,
    note: { who, reason: REASON },
    change: (current) => (current ? undefined : { ...NEW_RULE, remote, version: null, set_by: 'person' }),
  });
}
