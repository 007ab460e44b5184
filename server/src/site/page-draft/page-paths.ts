import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/** Longest part of a path that is made of a title. */
const LONGEST_PART = 100;

/** The path that a page gets from its title: lower-case words with dashes between them. */
export function pathOfTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{N}]+/gu, '-')
    .slice(0, LONGEST_PART)
    .replace(/^-|-$/g, '');
  return `/${words || 'page'}`;
}

/** The path, or the first of those with a number that is free. */
export function freePath(path: string, used: ReadonlySet<string>): string {
  if (!used.has(path)) return path;
  let number = 2;
  while (used.has(`${path}-${number}`)) number += 1;
  return `${path}-${number}`;
}

/** Paths of all pages and drafts of a site outside of the bin, without those of one page. */
export async function usedPaths(db: Kysely<Tables>, siteId: string, except?: string): Promise<ReadonlySet<string>> {
  const other = sql<string>`${except ?? null}::uuid`;
  const pages = await db
    .selectFrom('page')
    .select('path')
    .where('site_id', '=', siteId)
    .where('id', 'is distinct from', other)
    .execute();
  const drafts = await db
    .selectFrom('page_draft')
    .select(sql<string>`content->>'path'`.as('path'))
    .where('site_id', '=', siteId)
    .where('page_id', 'is distinct from', other)
    .where('removed_at', 'is', null)
    .execute();
  return new Set([...pages, ...drafts].map(({ path }) => path));
}
