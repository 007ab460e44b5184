import { sql, type RawBuilder, type Transaction } from 'kysely';
import { takeProductsLock } from '../catalogue/products-lock';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import { picturesKeys } from '../image/picture-keys';

export interface SweepUploadsDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/** Longer than an upload takes, and than any instance caches a deleted picture. */
const UNCLAIMED_SECONDS = 3600;
/** Time to save a chosen picture or to restore a removed one, and for open pages to close. */
const UNUSED_DAYS = 30;
/** First part of the keys of pictures. */
const PICTURES = 'assets/';

/**
 * Deletes uploads that no product, cart, page, order or email has used for a month, and bytes without a picture. Pictures
 * of site documents belong to the import.
 */
export async function sweepUploads({ db, objects }: SweepUploadsDeps): Promise<void> {
  const sites = await db
    .selectFrom('asset')
    .select('site_id')
    .distinct()
    .where('source_hash', 'is not', null)
    .execute();
  for (const { site_id: siteId } of sites)
    await db.transaction().execute((transaction) => sweepSite(transaction, siteId));
  while (await sweepUnclaimed(db, objects));
}

/** Locks products, so that no picture is deleted that is being chosen. */
async function sweepSite(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await takeProductsLock(transaction, siteId);
  await markUnused(transaction, siteId);
  const shown = await shownInTexts(transaction, siteId);
  if (shown.length > 0)
    await transaction
      .updateTable('asset')
      .set({ unused_since: null })
      .where('id', '=', sql<string>`any(${shown}::uuid[])`)
      .execute();
  const gone = await transaction
    .deleteFrom('asset')
    .where('site_id', '=', siteId)
    .where('source_hash', 'is not', null)
    .where('unused_since', '<', longAgo())
    .returning('object_key')
    .execute();
  if (gone.length === 0) return;
  await transaction
    .insertInto('unclaimed_object')
    .values(gone.map(({ object_key }) => ({ object_key, site_id: siteId })))
    .execute();
  await bumpRevision(transaction, siteId);
}

function longAgo(): RawBuilder<Date> {
  return sql<Date>`now() - make_interval(days => ${UNUSED_DAYS})`;
}

/** SQL: a variant that is sold, or still in a cart. */
const THERE = sql`(variant.removed_at is null and product.removed_at is null
  or exists (select from cart_line where cart_line.variant_id = variant.id))`;

/** Records for each upload since when it has been unused. */
async function markUnused(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  const named = sql`
    select unnest(picture_ids) as id from product where site_id = ${siteId} and removed_at is null
    union select picture_id from variant join product on product.id = variant.product_id
      where variant.site_id = ${siteId} and variant.picture_id is not null and ${THERE}
    union select unnest(product.picture_ids) from product join variant on variant.product_id = product.id
      where product.site_id = ${siteId} and ${THERE}
    union select social_asset_id from page where site_id = ${siteId} and social_asset_id is not null`;
  await sql`
    with named as (${named})
    update asset set unused_since = case when is_named then null else coalesce(unused_since, now()) end
    from (select asset.id, exists (select from named where named.id = asset.id) as is_named from asset
      where site_id = ${siteId} and source_hash is not null) as looked
    where asset.id = looked.id and is_named = (unused_since is not null)`.execute(transaction);
}

/** Of the expired uploads, those whose URL occurs in a page, a text, an order or an email of the site, or whose name in a draft or version of a page. */
async function shownInTexts(transaction: Transaction<Tables>, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asset.id from asset where site_id = ${siteId} and source_hash is not null and unused_since < ${longAgo()}
      and (exists (
        select from (
          select content::text as held from page_draft where site_id = ${siteId}
          union all select content::text from page_version where site_id = ${siteId}
        ) as contents where strpos(held, to_json(asset.name)::text) > 0
      ) or exists (
        select from (
          select settings::text as held from block where site_id = ${siteId}
          union all select profile::text from site where id = ${siteId}
          union all select description_html from product where site_id = ${siteId} and removed_at is null
          union all select picture::text from order_line where site_id = ${siteId} and picture is not null
          union all select coalesce(html, '') || coalesce(body, '') from mail_outbox where site_id = ${siteId}
        ) as texts where strpos(held, '/images/' || asset.id || '/') > 0
      ))`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Only pictures have renditions. */
function keysOf(key: string): readonly string[] {
  return key.startsWith(PICTURES) ? picturesKeys(key) : [key];
}

/** Deletes the bytes of one note, then the note; false if there is none. Notes locked by another instance are skipped. */
async function sweepUnclaimed(db: Database, objects: ObjectStore): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const note = await transaction
      .selectFrom('unclaimed_object')
      .select('object_key')
      .where('since', '<', sql<Date>`now() - make_interval(secs => ${UNCLAIMED_SECONDS})`)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!note) return false;
    for (const key of keysOf(note.object_key)) await objects.remove(key);
    await transaction.deleteFrom('unclaimed_object').where('object_key', '=', note.object_key).execute();
    return true;
  });
}
