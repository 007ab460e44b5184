import type { RemoteChange } from 'shared-types/admin/remotes';
import type { Database } from '../../platform/schema/database';
import { ruleIn, type ReleaseRule } from '../../site/registry/release-rule';
import { timeText } from '../../platform/time-text';
import { differencesOf } from './differences';

/** A change of what is live, as it is kept. */
export interface StoredChange {
  readonly serial: number;
  readonly remote: string;
  readonly who: string;
  readonly reason: string;
  /** Null for a remote's first version. */
  readonly before: ReleaseRule | null;
  readonly after: ReleaseRule;
  readonly undoes: number | null;
  readonly at: Date;
}

/** Which changes. */
export interface ChangesFilter {
  /** Those of one remote; of all where absent. */
  readonly remote?: string;
  readonly most: number;
}

/** The last changes, newest first. */
export async function lastChanges(db: Database, { remote, most }: ChangesFilter): Promise<StoredChange[]> {
  const all = changeQuery(db).orderBy('serial', 'desc').limit(most);
  return (await (remote === undefined ? all : all.where('remote', '=', remote)).execute()).map(changeIn);
}

/** One change; `undefined` where there is none. */
export async function findChange(db: Database, serial: number): Promise<StoredChange | undefined> {
  const row = await changeQuery(db).where('serial', '=', serial).executeTakeFirst();
  return row && changeIn(row);
}

function changeQuery(db: Database) {
  return db
    .selectFrom('release_change')
    .select(['serial', 'remote', 'who', 'reason', 'before', 'after', 'undoes', 'changed_at as at']);
}

type KeptRule = Parameters<typeof ruleIn>[0];

/** A change from its row; what it says was written by `changeRule`. */
function changeIn(row: Omit<StoredChange, 'before' | 'after'> & Record<'before' | 'after', unknown>): StoredChange {
  const before = row.before as KeptRule | null;
  return { ...row, before: before && ruleIn(before), after: ruleIn(row.after as KeptRule) };
}

/** A change as the pages say it. */
export function changeView({ before, after, at, undoes, ...change }: StoredChange, locale: string): RemoteChange {
  return {
    ...change,
    at: at.toISOString(),
    // Several changes may come in a minute, and which came first is what a history is read for.
    atText: timeText(at, locale, { withSeconds: true }),
    differences: differencesOf(before, after),
    ...(undoes === null ? {} : { undoes }),
  };
}
