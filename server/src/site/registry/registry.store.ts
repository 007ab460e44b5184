import { sql, type Transaction } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { NOTICE_CHANNEL } from '../directory/revision';
import { isSameRule, type ReleaseRule } from './release-rule';
import type { Signature } from './signing';

/** Who changes a rule, and why. */
export interface ChangeNote {
  readonly who: string;
  readonly reason: string;
}

/** All rules, and the highest serial. */
export async function readRules(db: Database): Promise<{ serial: number; rules: readonly StandingRule[] }> {
  const rules = await db.selectFrom('release_rule').select(RULE_COLUMNS).execute();
  return { serial: Math.max(0, ...rules.map(({ serial }) => serial)), rules };
}

const RULE_COLUMNS = [
  'remote',
  'enabled',
  'renders',
  'version',
  'set_by',
  'canary',
  'pins',
  'off_at',
  'serial',
] as const;

/** A rule as it stands, with the serial of its last change. */
export interface StandingRule extends ReleaseRule {
  readonly serial: number;
}

/** One remote's rule; a remote without one has never been published. */
export async function readRule(db: Database | Transaction<Tables>, remote: string): Promise<StandingRule | undefined> {
  return db.selectFrom('release_rule').select(RULE_COLUMNS).where('remote', '=', remote).executeTakeFirst();
}

/** A page that has been open for longer is not told what has been taken back. */
const RECENT_DAYS = 30;

/** By remote, the versions that are live for somebody or were so lately, those that were published last first. */
export async function readRecentVersions(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  // Whatever was live is in the rule that stands, or in one that was replaced since.
  const { rows } = await sql<{ remote: string; version: string }>`
    with rules as (
      select remote, before as rule from release_change where changed_at > now() - make_interval(days => ${RECENT_DAYS})
      union all
      select remote, jsonb_build_object('version', version, 'canary', canary, 'pins', pins) from release_rule
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

/** A change of a rule. */
export interface RuleChange {
  readonly remote: string;
  readonly note: ChangeNote;
  /** Says what becomes of the rule as it stands; `undefined` leaves it. */
  readonly change: (rule: ReleaseRule | undefined) => ReleaseRule | undefined;
  /** The serial of the rule that was looked at; without it the change is for the rule as it stands, whichever it is. */
  readonly seen?: number;
  /** The serial of the change that this one takes back. */
  readonly undoes?: number;
}

/** How a change of a rule ended, and the rule as it is now. `overtaken`: somebody else has changed it since it was looked at. */
export interface ChangedRule {
  readonly kind: 'changed' | 'same' | 'overtaken';
  readonly rule: StandingRule | undefined;
}

/** Changes a rule, writes the change down and tells every instance, all or nothing. */
export async function changeRule(
  db: Database,
  { remote, note, change, seen, undoes = undefined }: RuleChange,
): Promise<ChangedRule> {
  return db.transaction().execute(async (trx): Promise<ChangedRule> => {
    // Changes take turns, whichever remotes they are of: every row names the rule it really replaced, and who has read one has all before it.
    await sql`select pg_advisory_xact_lock(hashtext('release_rule'), 0)`.execute(trx);
    const standing = await readRule(trx, remote);
    if (seen !== undefined && standing?.serial !== seen) return { kind: 'overtaken', rule: standing };
    const { serial: _, ...before } = standing ?? { serial: 0 };
    const after = change(standing && (before as ReleaseRule));
    if (!after || (standing && isSameRule(standing, after))) return { kind: 'same', rule: standing };
    const { serial } = await trx
      .insertInto('release_change')
      .values({
        remote,
        ...note,
        before: JSON.stringify(standing ? before : null),
        after: JSON.stringify(after),
        ...(undoes === undefined ? {} : { undoes }),
      })
      .returning('serial')
      .executeTakeFirstOrThrow();
    const rule = { ...after, serial };
    const row = {
      ...rule,
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

/** A version as it is written down. */
export interface ArtifactRow extends Signature {
  /** `remote.json`. */
  readonly bytes: Buffer;
}

/** A version that is about to be written down. */
export interface NewArtifact extends ArtifactRow {
  readonly manifest: Pick<Manifest, 'name' | 'version'>;
  /** The name of the token by which a team sent it. */
  readonly deployedBy?: string;
}

/** Writes a version down, over what stands there under its name. */
export async function writeArtifact(
  trx: Transaction<Tables>,
  { manifest, bytes, signature, signedBy, deployedBy }: NewArtifact,
): Promise<void> {
  const signed = { manifest_bytes: bytes, signature, signed_by: signedBy, deployed_by: deployedBy ?? null };
  await trx
    .insertInto('artifact')
    .values({ remote: manifest.name, version: manifest.version, ...signed })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(signed))
    .execute();
}

/** A version as it is written down, whoever wrote it; `undefined` where there is none, and for one that nobody signed. */
export async function readArtifactRow(
  db: Database | Transaction<Tables>,
  remote: string,
  version: string,
): Promise<ArtifactRow | undefined> {
  const row = await db
    .selectFrom('artifact')
    .select(['manifest_bytes as bytes', 'signature', 'signed_by as signedBy'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row?.bytes || row.signature === null || row.signedBy === null) return undefined;
  return { bytes: row.bytes, signature: row.signature, signedBy: row.signedBy };
}

/** Which published versions. */
export interface AskedArtifacts {
  /** Those of one remote; of all where absent. */
  readonly remote?: string;
  readonly most?: number;
}

/** Published versions, newest first. */
export async function listArtifacts(
  db: Database,
  { remote, most }: AskedArtifacts = {},
): Promise<{ remote: string; version: string; published_at: Date }[]> {
  const all = db.selectFrom('artifact').select(['remote', 'version', 'published_at']);
  const some = remote === undefined ? all : all.where('remote', '=', remote);
  const sorted = some.orderBy('remote').orderBy('published_at', 'desc');
  return (most === undefined ? sorted : sorted.limit(most)).execute();
}
