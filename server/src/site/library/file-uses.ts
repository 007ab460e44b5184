import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { FileUse } from 'shared-types/admin/files/file';
import type { Tables } from '../../platform/schema/tables';

export interface FileKey {
  readonly siteId: string;
  readonly id: string;
}

interface UseRow {
  readonly place: FileUse['place'];
  readonly title: string;
  readonly path: string | null;
  readonly blockType: number | null;
}

/** Addresses of pictures and of other files, up to their id. */
export const IN_ADDRESSES = String.raw`/(?:images|api/files)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/`;

/** SQL: a variant that is sold, or still in a cart. */
const SOLD = sql`(variant.removed_at is null and product.removed_at is null
  or exists (select from cart_line where cart_line.variant_id = variant.id))`;

/**
 * SQL: every place of a site that may name a file, each with the ids that it names and the text in which addresses of files may
 * stand. A new place where files can be used belongs here: what is in use is never deleted.
 */
function placesOf(siteId: string): RawBuilder<unknown> {
  return sql`(
    select 'block' as place, page.title, page.path, block.type as block_type, page.id as page_id, array[]::uuid[] as ids,
      block.settings::text as held
      from block join page on page.id = block.page_id where block.site_id = ${siteId}
    union all
    select 'social', title, path, null, id, array[social_asset_id], '' from page
      where site_id = ${siteId} and social_asset_id is not null
    union all
    ${contentsOf(siteId, 'draft')}
    union all
    ${contentsOf(siteId, 'version')}
    union all
    select 'product', title, '/config/products/' || id, null, null, picture_ids, description_html from product
      where site_id = ${siteId} and removed_at is null
    union all
    select 'product', product.title, '/config/products/' || product.id, null, null, product.picture_ids || variant.picture_id, ''
      from variant join product on product.id = variant.product_id where variant.site_id = ${siteId} and ${SOLD}
    union all
    select 'site', part.key, null, null, null, array[]::uuid[], part.value::text
      from site, jsonb_each(site.profile) as part where site.id = ${siteId}
    union all
    ${lookOf(siteId)}
    union all
    select 'order', '', null, null, null, array[]::uuid[], picture::text from order_line
      where site_id = ${siteId} and picture is not null
    union all
    select 'order', '', null, null, null, array[]::uuid[], coalesce(html, '') || coalesce(body, '') from mail_outbox
      where site_id = ${siteId}
  )`;
}

/** SQL: logo and icon, which a site names, as it is published and as its draft is. */
function lookOf(siteId: string): RawBuilder<unknown> {
  const named = (held: RawBuilder<unknown>) => sql`array(select id from asset where site_id = ${siteId}
    and name in (select value #>> '{}' from jsonb_path_query(${held}, '$.**.asset') as value))`;
  return sql`
    select 'site', 'logo', ${ADMIN_PATH.logo}, null, null, ${named(sql`profile->'look'`)}, ''
      from site where id = ${siteId}
    union all
    select 'site', 'logo', ${ADMIN_PATH.logo}, null, null, ${named(sql`state`)}, ''
      from state_draft where site_id = ${siteId} and kind = 'logo'`;
}

/** SQL: contents of pages, which name pictures and videos; the files of a video are found by their addresses. */
function contentsOf(siteId: string, place: 'draft' | 'version'): RawBuilder<unknown> {
  const named = (key: 'asset' | 'video') =>
    sql`select value #>> '{}' from jsonb_path_query(content, ${`$.**.${key}`}::jsonpath) as value`;
  return sql`
    select ${sql.lit(place)}, content->>'title', '/config/pages/' || page_id, null, page_id,
      array(select id from asset where site_id = ${siteId}
        and (name in (${named('asset')}) or name = content->>'socialImage')),
      content::text || coalesce((select string_agg(file::text, '') from site_video where site_id = ${siteId}
        and name in (${named('video')})), '')
      from ${sql.table(`page_${place}`)} where site_id = ${siteId}`;
}

/** Every place that uses a file, each once. */
export async function usesOf(db: Kysely<Tables>, { siteId, id }: FileKey): Promise<readonly FileUse[]> {
  const { rows } = await sql<UseRow>`
    select place, title, path, block_type as "blockType" from ${usesOfEach(siteId, [id])} as uses
    order by place, title, path`.execute(db);
  return rows.map(({ place, title, path, blockType }) => ({
    place,
    title,
    ...(path === null ? {} : { path }),
    ...(blockType === null ? {} : { blockType }),
  }));
}

/** How many of these files are used, and in how many places. */
export async function countUses(
  db: Kysely<Tables>,
  { siteId, ids }: { readonly siteId: string; readonly ids: readonly string[] },
): Promise<{ readonly files: number; readonly places: number }> {
  const { rows } = await sql<{ files: number; places: number }>`
    select count(distinct id)::int as files, count(*)::int as places from ${usesOfEach(siteId, ids)} as uses`.execute(
    db,
  );
  return rows[0] ?? { files: 0, places: 0 };
}

/** SQL: the places of each of these files. What a page uses is not listed again for its draft and its versions. */
function usesOfEach(siteId: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`(
    with places as materialized (select * from ${placesOf(siteId)} as used),
    found as materialized (
      select wanted.id, places.*, case place when 'version' then 2 when 'draft' then 1 else 0 end as age
      from unnest(${ids}::uuid[]) as wanted (id) join places
        on wanted.id = any(ids) or strpos(held, '/images/' || wanted.id || '/') > 0
          or strpos(held, '/api/files/' || wanted.id || '/') > 0
    )
    select distinct id, place, title, path, block_type from found where not exists (
      select from found as newer where newer.id = found.id and newer.page_id = found.page_id and newer.age < found.age
    )
  )`;
}

/** SQL: the ids of all files that a site uses. It reads each text once, however many files there are. */
export function usedIdsOf(siteId: string): RawBuilder<{ readonly id: string }> {
  return sql<{ readonly id: string }>`(
    with used as materialized (select ids, held from ${placesOf(siteId)} as places)
    select unnest(ids) as id from used
    union select found[1]::uuid from used, regexp_matches(held, ${IN_ADDRESSES}, 'g') as found
  )`;
}
