import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

export interface RedirectsFilter {
  readonly siteId: string;
  /** Part of either address, in any case; empty for all. */
  readonly search: string;
}

export interface RedirectsRange {
  /** Only paths after this one. */
  readonly after?: string;
  /** Only paths before this one, the last of them. */
  readonly before?: string;
  readonly most: number;
}

/** A redirect with what is known about it. */
export interface ListedRedirect {
  readonly from: string;
  readonly to: string;
  readonly temporary: boolean;
  readonly isKept: boolean;
  readonly isOwners: boolean;
  readonly hits: number;
  readonly lastAt: Date | null;
}

/** Redirects in the order of their paths. */
export async function findRedirects(
  db: Database,
  { siteId, search }: RedirectsFilter,
  { after, before, most }: RedirectsRange,
): Promise<readonly ListedRedirect[]> {
  const isBackward = before !== undefined;
  const rows = await db
    .selectFrom('redirect')
    .leftJoin('redirect_hit', (join) =>
      join
        .onRef('redirect_hit.site_id', '=', 'redirect.site_id')
        .onRef('redirect_hit.from_path', '=', 'redirect.from_path'),
    )
    .select(['redirect.from_path as from', 'target as to', 'is_temporary as temporary'])
    .select(['is_kept as isKept', 'is_owners as isOwners', 'last_at as lastAt'])
    .select(({ fn, val }) => fn.coalesce('hits', val(0)).as('hits'))
    .where('redirect.site_id', '=', siteId)
    .where(matches(search))
    .$if(after !== undefined, (query) => query.where('redirect.from_path', '>', after ?? ''))
    .$if(isBackward, (query) => query.where('redirect.from_path', '<', before ?? ''))
    .orderBy('redirect.from_path', isBackward ? 'desc' : 'asc')
    .limit(most)
    .execute();
  return isBackward ? rows.toReversed() : rows;
}

export async function countRedirects(db: Database, { siteId, search }: RedirectsFilter): Promise<number> {
  const { count } = await db
    .selectFrom('redirect')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where(matches(search))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matches(search: string) {
  return sql<boolean>`(position(lower(${search}) in redirect.from_path) > 0 or position(lower(${search}) in lower(target)) > 0)`;
}
