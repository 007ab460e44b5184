import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { NOTICE_CHANNEL } from '../../platform/schema/notice-channel';
import { isSameRule, ruleIn, type ReleaseRule } from './release-rule';

/** Number of changes searched for a usable version. */
const MOST_LIVED = 200;

export interface ChangeNote {
  readonly who: string;
  readonly reason: string;
}

/** The current rule: the result of its last change, with the serial of that change. */
export interface CurrentRule extends ReleaseRule {
  readonly serial: number;
  /** True if the row differs from the history: it was written without a change. */
  readonly isAltered: boolean;
}

/** Rules of all remotes. A row without a history is not a rule. */
export interface CurrentRules {
  readonly rules: readonly CurrentRule[];
  /** Remotes whose row has no history. */
  readonly stray: readonly string[];
}

export async function readRules(db: Database): Promise<CurrentRules> {
  const read = await readWritten(db);
  return {
    rules: read.flatMap((one) => currentRuleIn(one) ?? []),
    stray: read.filter((one) => one.after === null && one.row !== null).map(({ remote }) => remote),
  };
}

/** One remote's rule; undefined if it was never published. */
export async function readRule(db: Database | Transaction<Tables>, remote: string): Promise<CurrentRule | undefined> {
  const [read] = await readWritten(db, remote);
  return read && currentRuleIn(read);
}

interface WrittenRule {
  readonly remote: string;
  readonly row: (ReleaseRule & { readonly serial: number }) | null;
  /** The rule after the last change. */
  readonly after: ReleaseRule | null;
  readonly serial: number | null;
}

async function readWritten(db: Database | Transaction<Tables>, remote?: string): Promise<WrittenRule[]> {
  const named = remote === undefined ? sql`true` : sql`remote = ${remote}`;
  const { rows } = await sql<WrittenRule>`
    select remote, to_jsonb(rule) as row, last.after, last.serial
    from (select remote from artifact where ${named} union select remote from release_rule where ${named}) as known
    left join release_rule as rule using (remote)
    left join lateral (
      select after, serial from release_change where release_change.remote = known.remote order by serial desc limit 1
    ) as last on true
    order by remote`.execute(db);
  return rows;
}

function currentRuleIn({ row, after, serial }: WrittenRule): CurrentRule | undefined {
  if (after === null || serial === null) return undefined;
  const rule = ruleIn(after);
  return { ...rule, serial, isAltered: row?.serial !== serial || !isSameRule(row, rule) };
}

/** Pages that have been open for longer do not learn of rollbacks. */
const RECENT_DAYS = 30;

/** By remote, the versions that are live for some visitors or recently were, the latest published first. */
export async function readRecentVersions(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  // Every live version is in the current rule, or in one that was replaced since.
  const { rows } = await sql<{ remote: string; version: string }>`
    with rules as (
      select remote, before as rule from release_change where changed_at > now() - make_interval(days => ${RECENT_DAYS})
      union all
      (select distinct on (remote) remote, after from release_change order by remote, serial desc)
    ), named as (
      select remote, rule ->> 'version' as version from rules
      union
      select remote, rule -> 'canary' ->> 'version' from rules
      union
      select remote, pin.value from rules, jsonb_each_text(coalesce(rule -> 'pins', '{}')) as pin
    )
    select remote, version from artifact join named using (remote, version) order by artifact.published_at desc`.execute(
    db,
  );
  const recent = new Map<string, string[]>();
  for (const { remote, version } of rows) recent.set(remote, [...(recent.get(remote) ?? []), version]);
  return recent;
}

export interface RuleChange {
  readonly remote: string;
  readonly note: ChangeNote;
  /** Returns the new rule; `undefined` keeps the current one. Runs in the transaction. */
  readonly change: (
    rule: ReleaseRule | undefined,
    trx: Transaction<Tables>,
  ) => ReleaseRule | undefined | Promise<ReleaseRule | undefined>;
  /** Serial of the rule the person has seen; absent to change the current rule, whatever it is. */
  readonly seen?: number;
  /** Serial of the change that this one reverts. */
  readonly undoes?: number;
}

/** `overtaken`: somebody else has changed the rule since `seen`. */
export interface ChangedRule {
  readonly kind: 'changed' | 'same' | 'overtaken';
  readonly rule: CurrentRule | undefined;
}

/** Changes a rule, records the change and notifies every instance, in one transaction. */
export async function changeRule(
  db: Database,
  { remote, note, change, seen, undoes = undefined }: RuleChange,
): Promise<ChangedRule> {
  return db.transaction().execute(async (trx): Promise<ChangedRule> => {
    // Changes of all remotes are serialized: every row names the rule it replaced, and a reader who has seen one has all
    // before it.
    await sql`select pg_advisory_xact_lock(hashtext('release_rule'), 0)`.execute(trx);
    const current = await readRule(trx, remote);
    if (seen !== undefined && current?.serial !== seen) return { kind: 'overtaken', rule: current };
    const { serial: _, isAltered = true, ...before } = current ?? { serial: 0 };
    const after = await change(current && (before as ReleaseRule), trx);
    if (!after || (current && isSameRule(current, after) && !isAltered)) return { kind: 'same', rule: current };
    const { serial } = await trx
      .insertInto('release_change')
      .values({
        remote,
        ...note,
        before: JSON.stringify(current ? before : null),
        after: JSON.stringify(after),
        ...(undoes === undefined ? {} : { undoes }),
      })
      .returning('serial')
      .executeTakeFirstOrThrow();
    const rule = { ...after, serial, isAltered: false };
    const row = {
      ...after,
      serial,
      canary: after.canary && JSON.stringify(after.canary),
      pins: JSON.stringify(after.pins),
      off_at: [...after.off_at],
    };
    await trx
      .insertInto('release_rule')
      .values(row)
      .onConflict((conflict) => conflict.column('remote').doUpdateSet(row))
      .execute();
    await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ registry: serial })})`.execute(trx);
    return { kind: 'changed', rule };
  });
}

/** Former default versions, the latest first. */
export async function versionsLived(db: Database, remote: string): Promise<string[]> {
  const changes = await db
    .selectFrom('release_change')
    .select(sql<string | null>`after ->> 'version'`.as('version'))
    .where('remote', '=', remote)
    .orderBy('serial', 'desc')
    .limit(MOST_LIVED)
    .execute();
  return [...new Set(changes.flatMap(({ version }) => version ?? []))];
}
