import { sql, type Transaction } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { Tables } from '../../platform/schema/tables';

/** A file as it is now, for the places that hold a copy of its address. */
export interface FollowedFile {
  /** Its address up to the name, for example `/images/<id>/`. */
  readonly prefix: string;
  readonly address: string;
  /** Media type; videos are stored with it. */
  readonly contentType: string;
  readonly picture?: Picture;
}

/** What ends an address in a text or an attribute. */
const ADDRESS_REST = String.raw`[^\s"'?#<>()\\]*`;

/** A value of settings with the new address of a file, and with its size and texts where it was stored as a picture. */
export function followedValue(value: unknown, file: FollowedFile): unknown {
  if (typeof value === 'string') return followedText(value, file);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => followedValue(inner, file));
  const { src } = value as { readonly src?: unknown };
  if (file.picture && 'width' in value && typeof src === 'string' && src.startsWith(file.prefix)) return file.picture;
  const entries = Object.entries(value).map(([name, inner]) => [name, followedValue(inner, file)] as const);
  const isVideo = 'type' in value && typeof src === 'string' && src.startsWith(file.prefix);
  return Object.fromEntries(isVideo ? [...entries, ['type', file.contentType]] : entries);
}

export function followedText(text: string, { prefix, address }: FollowedFile): string {
  // The id of a file has no character with a meaning in expressions.
  return text.includes(prefix) ? text.replace(new RegExp(prefix + ADDRESS_REST, 'g'), () => address) : text;
}

/**
 * Writes the new address of a file wherever a site stores a copy of it: settings of blocks, videos, descriptions of products,
 * and settings of the site. Drafts and versions of pages name pictures and videos, and old addresses redirect. Call it in the transaction that changes the file, before the site's row is taken.
 */
export async function followFile(trx: Transaction<Tables>, siteId: string, file: FollowedFile): Promise<void> {
  const { prefix } = file;
  const blocks = await trx
    .selectFrom('block')
    .select(['id', 'settings'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`strpos(settings::text, ${prefix}) > 0`)
    .forUpdate()
    .execute();
  for (const { id, settings } of blocks)
    await trx
      .updateTable('block')
      .set({ settings: JSON.stringify(followedValue(settings, file)) })
      .where('id', '=', id)
      .execute();
  await followInVideos(trx, siteId, file);
  await followInProducts(trx, siteId, file);
  await followInProfile(trx, siteId, file);
}

async function followInVideos(trx: Transaction<Tables>, siteId: string, file: FollowedFile): Promise<void> {
  const videos = await trx
    .selectFrom('site_video')
    .select(['name', 'file'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`strpos(file::text, ${file.prefix}) > 0`)
    .execute();
  for (const { name, file: stored } of videos)
    await trx
      .updateTable('site_video')
      .set({ file: JSON.stringify(followedValue(stored, file)) })
      .where('site_id', '=', siteId)
      .where('name', '=', name)
      .execute();
}

async function followInProducts(trx: Transaction<Tables>, siteId: string, file: FollowedFile): Promise<void> {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'description_html as html'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`strpos(description_html, ${file.prefix}) > 0`)
    .forUpdate()
    .execute();
  for (const { id, html } of products)
    await trx
      .updateTable('product')
      .set({ description_html: followedText(html, file) })
      .where('id', '=', id)
      .execute();
}

async function followInProfile(trx: Transaction<Tables>, siteId: string, file: FollowedFile): Promise<void> {
  const site = await trx
    .selectFrom('site')
    .select('profile')
    .where('id', '=', siteId)
    .where(sql<boolean>`strpos(profile::text, ${file.prefix}) > 0`)
    .forUpdate()
    .executeTakeFirst();
  if (!site) return;
  await trx
    .updateTable('site')
    .set({ profile: JSON.stringify(followedValue(site.profile, file)) })
    .where('id', '=', siteId)
    .execute();
}
