import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import type { RegistryTables } from '../../platform/schema/tables/registry.tables';

/** A deploy token without its secret. */
export type DeployToken = Omit<Selectable<RegistryTables['deploy_token']>, 'token_hash'>;

export interface TokenInput {
  readonly remote: string;
  readonly name: string;
  readonly days: number;
  readonly madeBy: string;
}

const SECRET_BYTES = 32;
/** A prefix that secret scanners can search for. */
const PREFIX = 'colonnade_';
const TOKEN = /^colonnade_[A-Za-z0-9_-]{43}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const COLUMNS = ['id', 'remote', 'name', 'made_by', 'made_at', 'expires_at', 'ended_at', 'last_used_at'] as const;
/** A deploy makes many requests a minute; the time of use is written once. */
const NOTED_EVERY_SECONDS = 60;

/** Creates a token. Only its hash is stored, so the token can be shown only once. */
export async function makeDeployToken(
  db: Database,
  { remote, name, days, madeBy }: TokenInput,
): Promise<{ readonly token: string; readonly row: DeployToken }> {
  const token = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const row = await db
    .insertInto('deploy_token')
    .values({
      remote,
      name,
      token_hash: tokenHash(token),
      made_by: madeBy,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { token, row };
}

/** All tokens, including ended ones, newest first. */
export async function listDeployTokens(db: Database): Promise<DeployToken[]> {
  return db.selectFrom('deploy_token').select(COLUMNS).orderBy('made_at', 'desc').orderBy('id').execute();
}

/** Revokes a token at once. Undefined if there is none; an ended token is not changed. */
export async function endDeployToken(db: Database, id: string): Promise<DeployToken | undefined> {
  if (!ID.test(id)) return undefined;
  return db
    .updateTable('deploy_token')
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** The token of a request, or why it is invalid. */
export type SentToken =
  | { readonly ok: true; readonly token: DeployToken }
  | { readonly ok: false; readonly why: 'unknown' | 'expired' | 'ended' };

/** Finds a token by its secret, and records its use. */
export async function findDeployToken(db: Database, sent: string): Promise<SentToken> {
  if (!TOKEN.test(sent)) return { ok: false, why: 'unknown' };
  const row = await db
    .selectFrom('deploy_token')
    .select(COLUMNS)
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('token_hash', '=', tokenHash(sent))
    .executeTakeFirst();
  if (!row) return { ok: false, why: 'unknown' };
  const { isExpired, ...token } = row;
  if (token.ended_at) return { ok: false, why: 'ended' };
  if (isExpired) return { ok: false, why: 'expired' };
  await db
    .updateTable('deploy_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', token.id)
    .where((row) =>
      row.or([
        row('last_used_at', 'is', null),
        row('last_used_at', '<', sql<Date>`now() - make_interval(secs => ${NOTED_EVERY_SECONDS})`),
      ]),
    )
    .execute();
  return { ok: true, token };
}

/** Whether a token is valid, expired or revoked. */
export function tokenState({ ended_at: ended, expires_at: expires }: DeployToken): 'open' | 'expired' | 'ended' {
  if (ended) return 'ended';
  return expires.getTime() <= Date.now() ? 'expired' : 'open';
}
