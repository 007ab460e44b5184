import { sql, type Selectable, type Transaction } from 'kysely';
import type { Manifest } from 'shared-types/manifest';
import type { WantedFile } from 'shared-types/site/deploy';
import type { Database } from '../../platform/schema/database';
import type { RegistryTables } from '../../platform/schema/tables/registry.tables';
import type { Tables } from '../../platform/schema/tables';
import { integrityOf } from '../registry/artifact/integrity';

/** A build that is being uploaded. */
export type Deploy = Selectable<RegistryTables['deploy']>;

export interface DeployStart {
  readonly manifest: Manifest;
  /** Bytes of `remote.json`. */
  readonly bytes: Buffer;
  readonly signature?: string | undefined;
  /** Sizes of the files to upload by integrity. */
  readonly wanted: Readonly<Record<string, number>>;
}

/** Maximum size of an uploaded piece in bytes: a broken connection loses no more than this. */
export const PIECE_BYTES = 262_144;
/** An upload takes minutes, or an hour on a bad connection; later it starts again. */
const ABANDONED_HOURS = 6;
/** A team needs one or two per remote; the limit protects the database. */
const MOST_OPEN = 20;

/** Opens a deploy, or returns the open one of the same build; undefined if too many are open. */
export async function openDeploy(
  db: Database,
  { manifest: { name: remote, version }, bytes, signature, wanted }: DeployStart,
): Promise<Deploy | undefined> {
  return db.transaction().execute(async (trx) => {
    // Of two concurrent requests for the same build, the second finds the deploy that the first has opened.
    await sql`select pg_advisory_xact_lock(hashtext('deploy'), hashtext(${remote}))`.execute(trx);
    const integrity = integrityOf(bytes);
    const known = await trx
      .updateTable('deploy')
      .set({ touched_at: sql<Date>`now()`, ...(signature === undefined ? {} : { signature }) })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .where('manifest_integrity', '=', integrity)
      .returningAll()
      .executeTakeFirst();
    if (known) return known;
    const { open } = await trx
      .selectFrom('deploy')
      .select(sql<number>`count(*)::int`.as('open'))
      .where('remote', '=', remote)
      .executeTakeFirstOrThrow();
    if (open >= MOST_OPEN) return undefined;
    return trx
      .insertInto('deploy')
      .values({
        remote,
        version,
        manifest: bytes,
        manifest_integrity: integrity,
        signature: signature ?? null,
        wanted: JSON.stringify(wanted),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Locks a deploy until the transaction ends. */
export async function holdDeploy(
  trx: Transaction<Tables>,
  { id, remote }: { readonly id: string; readonly remote: string },
): Promise<Deploy | undefined> {
  return trx
    .selectFrom('deploy')
    .selectAll()
    .where('id', '=', id)
    .where('remote', '=', remote)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the next abandoned deploy, skipping those locked by others. */
export async function holdAbandoned(trx: Transaction<Tables>): Promise<Deploy | undefined> {
  return trx
    .selectFrom('deploy')
    .selectAll()
    .where('touched_at', '<', sql<Date>`now() - make_interval(hours => ${ABANDONED_HOURS})`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface Piece {
  readonly id: string;
  readonly remote: string;
  /** Integrity of the whole file. */
  readonly integrity: string;
  /** Offset in the file. */
  readonly start: number;
  readonly bytes: Buffer;
}

/** The new length of the file, or why the piece was refused. */
export type AddedPiece =
  | { readonly ok: true; readonly have: number }
  | { readonly ok: false; readonly code: 'site/deploy-gone' | 'site/deploy-unwanted' | 'site/too-large' }
  | { readonly ok: false; readonly code: 'site/deploy-elsewhere'; readonly have: number };

/** Stores a piece that begins at the current end of the file. */
export async function addPiece(db: Database, { id, remote, integrity, start, bytes }: Piece): Promise<AddedPiece> {
  return db.transaction().execute(async (trx): Promise<AddedPiece> => {
    const deploy = await holdDeploy(trx, { id, remote });
    if (!deploy) return { ok: false, code: 'site/deploy-gone' };
    const whole = Object.hasOwn(deploy.wanted, integrity) ? deploy.wanted[integrity] : undefined;
    if (whole === undefined || bytes.length === 0) return { ok: false, code: 'site/deploy-unwanted' };
    const have = (await havesOf(trx, id)).get(integrity) ?? 0;
    if (start !== have) return { ok: false, code: 'site/deploy-elsewhere', have };
    if (start + bytes.length > whole) return { ok: false, code: 'site/too-large' };
    await trx.insertInto('deploy_piece').values({ deploy_id: id, integrity, start, bytes }).execute();
    await trx
      .updateTable('deploy')
      .set({ touched_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    return { ok: true, have: have + bytes.length };
  });
}

/** Received bytes by integrity. */
async function havesOf(db: Database | Transaction<Tables>, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('deploy_piece')
    .select('integrity')
    .select(sql<number>`sum(length(bytes))::int`.as('have'))
    .where('deploy_id', '=', id)
    .groupBy('integrity')
    .execute();
  return new Map(rows.map(({ integrity, have }) => [integrity, have]));
}

export async function sentBytes(trx: Transaction<Tables>, id: string, integrity: string): Promise<Buffer> {
  const rows = await trx
    .selectFrom('deploy_piece')
    .select('bytes')
    .where('deploy_id', '=', id)
    .where('integrity', '=', integrity)
    .orderBy('start')
    .execute();
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** The incomplete files, each content once. */
export async function missingFiles(
  db: Database | Transaction<Tables>,
  { id, wanted }: Deploy,
  { files }: Manifest,
): Promise<WantedFile[]> {
  const haves = await havesOf(db, id);
  const paths = new Map(Object.entries(files).map(([path, { integrity }]) => [integrity, path] as const));
  return Object.entries(wanted)
    .map(([integrity, bytes]) => ({
      path: paths.get(integrity) ?? '',
      integrity,
      bytes,
      have: haves.get(integrity) ?? 0,
    }))
    .filter(({ bytes, have }) => have < bytes);
}

/** Also requests files that an earlier version should have supplied; returns the updated deploy. */
export async function wantAlso(
  trx: Transaction<Tables>,
  { id, wanted }: Deploy,
  also: Readonly<Record<string, number>>,
): Promise<Deploy> {
  return trx
    .updateTable('deploy')
    .set({ wanted: JSON.stringify({ ...wanted, ...also }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
