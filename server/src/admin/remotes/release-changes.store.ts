import type { RemoteChange } from 'shared-types/admin/remotes';
import type { Database } from '../../platform/schema/database';
import { ruleIn, type ReleaseRule } from '../../site/registry/release-rule';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { differencesOf } from './differences';

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

export interface ChangesFilter {
  /** The remote, or all by default. */
  readonly remote?: string;
  readonly most: number;
}

export async function lastChanges(db: Database, { remote, most }: ChangesFilter): Promise<StoredChange[]> {
  const all = changeQuery(db).orderBy('serial', 'desc').limit(most);
  return (await (remote === undefined ? all : all.where('remote', '=', remote)).execute()).map(changeIn);
}

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

/** A change from its row, whose JSON `changeRule` has written. */
function changeIn(row: Omit<StoredChange, 'before' | 'after'> & Record<'before' | 'after', unknown>): StoredChange {
  const before = row.before as KeptRule | null;
  return { ...row, before: before && ruleIn(before), after: ruleIn(row.after as KeptRule) };
}

export function changeView({ before, after, at, undoes, ...change }: StoredChange, style: TimeStyle): RemoteChange {
  return {
    ...change,
    at: at.toISOString(),
    // Several changes may happen in a minute, and their order matters.
    atText: timeText(at, style, { withSeconds: true }),
    differences: differencesOf(before, after),
    ...(undoes === null ? {} : { undoes }),
  };
}
