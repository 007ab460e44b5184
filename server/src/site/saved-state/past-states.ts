import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { allStates } from './first-state';
import { saveState, type SaveStateInput, type SaveStateOutcome, type StateKind } from './saved-state';

/** A state that a part of a site had. */
export interface PastState<T> {
  readonly id: string;
  /** Null for what the site had before the first change. */
  readonly by: string | null;
  readonly at: Date;
  readonly state: T;
}

export interface PastStatesInput {
  readonly siteId: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface PastStates<T> {
  readonly count: number;
  /** Newest first. */
  readonly states: readonly PastState<T>[];
}

/** Lists what a part of a site was, each state that differs from the one before it. */
export async function findPastStates<T>(
  db: Kysely<Tables>,
  kind: StateKind<T>,
  { siteId, page, perPage }: PastStatesInput,
): Promise<PastStates<T>> {
  const parts = (kind.paths ?? []).map((path) => sql`state #> ${path}::text[]`);
  const saved = parts.length === 0 ? sql`state` : sql`jsonb_build_array(${sql.join(parts)})`;
  const differing = sql`(
    select id, by, at, state from (
      select *, ${saved} as saved, lag(${saved}) over (order by id) as before from ${allStates(kind, siteId)} as states
    ) as compared where before is distinct from saved
  )`;
  const { rows: states } = await sql<PastState<T>>`
    select * from ${differing} as differing order by id desc offset ${(page - 1) * perPage} limit ${perPage}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${differing} as differing`.execute(db);
  return { count: counted[0]?.count ?? 0, states };
}

export interface RestoreInput<T> extends Omit<SaveStateInput<T>, 'sent'> {
  readonly id: string;
  /** What of a past state is saved again; all of it if absent. */
  readonly again?: ((past: T) => T) | undefined;
  /** Whether a past state can be saved: it may name what is gone. */
  readonly isWhole: (past: T) => Promise<boolean>;
}

export type RestoreOutcome<T> = SaveStateOutcome<T> | { readonly kind: 'gone' } | { readonly kind: 'incomplete' };

/** Saves a past state again, as a change like any other. */
export async function restoreState<T>(
  db: Database,
  kind: StateKind<T>,
  { id, again = (past) => past, isWhole, ...input }: RestoreInput<T>,
): Promise<RestoreOutcome<T>> {
  const { rows } = await sql<{ state: T }>`
    select state from ${allStates(kind, input.siteId)} as states where id = ${id}::bigint`.execute(db);
  const [past] = rows;
  if (!past) return { kind: 'gone' };
  if (!(await isWhole(past.state))) return { kind: 'incomplete' };
  return saveState(db, kind, { ...input, sent: again(past.state) });
}
