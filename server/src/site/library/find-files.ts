import { sql, type RawBuilder } from 'kysely';
import type { FilesQuery, FilesSort } from 'shared-types/admin/files/files';
import type { Database } from '../../platform/schema/database';
import { usedIdsOf } from './file-uses';
import { libraryOf, type LibraryRow } from './library-row';

/** Where a page of the list begins: after or before the file of this id; at the start without one. */
export interface FilesCursor {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface FindFilesInput {
  readonly siteId: string;
  readonly query: FilesQuery;
  readonly cursor: FilesCursor;
  readonly most: number;
}

export interface FoundFiles {
  readonly rows: readonly LibraryRow[];
  /** Of all pages. */
  readonly count: number;
  readonly hasAfter: boolean;
  readonly hasBefore: boolean;
}

/** What each order compares; the id comes last, so that no two files are equal. */
const KEYS: Readonly<Record<FilesSort, { readonly key: RawBuilder<unknown>; readonly isDescending: boolean }>> = {
  newest: { key: sql`coalesce(uploaded_at, 'epoch')`, isDescending: true },
  oldest: { key: sql`coalesce(uploaded_at, 'epoch')`, isDescending: false },
  name: { key: sql`lower(title)`, isDescending: false },
  largest: { key: sql`bytes`, isDescending: true },
};

/** A page of the library by keyset: a file that is added or deleted meanwhile moves no other to another page. */
export async function findFiles(db: Database, { siteId, query, cursor, most }: FindFilesInput): Promise<FoundFiles> {
  const { key, isDescending } = KEYS[query.sort];
  const isBackwards = cursor.before !== undefined;
  const from = cursor.before ?? cursor.after;
  const file = sql`${libraryOf(siteId)} as file`;
  const matching = matches(siteId, query);
  const descends = isDescending !== isBackwards;
  const [than, order] = descends ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  // A file that is gone begins the list again.
  const beyond =
    from === undefined
      ? sql`true`
      : sql`coalesce((${key}, id) ${than} (select ${key}, id from ${file} where id = ${from}), true)`;
  const { rows } = await sql<LibraryRow>`
    select * from ${file} where ${matching} and ${beyond} order by ${key} ${order}, id ${order} limit ${most + 1}`.execute(
    db,
  );
  const isMore = rows.length > most;
  const page = rows.slice(0, most);
  return {
    rows: isBackwards ? page.reverse() : page,
    count: await countFiles(db, siteId, matching),
    hasAfter: isBackwards || isMore,
    hasBefore: isBackwards ? isMore : cursor.after !== undefined,
  };
}

function matches(siteId: string, { terms, kind, folder, only }: FilesQuery): RawBuilder<boolean> {
  const conditions = [only === 'bin' ? sql`binned_at is not null` : sql`binned_at is null`];
  for (const term of terms.split(/\s+/).filter(Boolean))
    conditions.push(sql`strpos(lower(title || ' ' || alt), lower(${term})) > 0`);
  if (kind !== '') conditions.push(sql`kind = ${kind}`);
  if (folder !== '') conditions.push(sql`folder = ${folder}`);
  if (only === 'no-alt') conditions.push(WITHOUT_ALT);
  if (only === 'unused')
    conditions.push(sql`id not in (select id from ${usedIdsOf(siteId)} as used where id is not null)`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const WITHOUT_ALT = sql`(kind = 'picture' and alt = '')`;

async function countFiles(db: Database, siteId: string, matching: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${libraryOf(siteId)} as file where ${matching}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The folders of a site by name, and how many of its pictures have no alternative text. */
export async function summarizeFiles(
  db: Database,
  siteId: string,
): Promise<{ readonly folders: readonly string[]; readonly withoutAlt: number }> {
  const { rows } = await sql<{ folders: string[] | null; withoutAlt: number }>`
    select array_agg(distinct folder order by folder) filter (where folder <> '') as folders,
      count(*) filter (where ${WITHOUT_ALT})::int as "withoutAlt"
    from ${libraryOf(siteId)} as file where binned_at is null`.execute(db);
  const [row] = rows;
  return { folders: row?.folders ?? [], withoutAlt: row?.withoutAlt ?? 0 };
}

/** The files of these names or ids, in that order; those that do not exist are left out. */
export async function findNamed(
  db: Database,
  { siteId, names }: { readonly siteId: string; readonly names: readonly string[] },
): Promise<readonly LibraryRow[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<LibraryRow>`
    select * from ${libraryOf(siteId)} as file where name = any(${names}::text[]) or id::text = any(${names}::text[])`.execute(
    db,
  );
  return names.flatMap((name) => rows.find((row) => row.name === name || row.id === name) ?? []);
}
