import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { DocumentAsset, SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { AssetTable } from '../../../platform/schema/tables/site.tables';
import type { Tables } from '../../../platform/schema/tables';
import { pictureWithPreview } from '../../directory/picture-of';
import { findGone } from '../files/find-gone';
import { inChunks } from './in-chunks';
import { readInspected, type InspectedPicture, type PictureFiles } from '../files/picture-files';
import { claimAgain, noteReplaced } from '../files/replaced-pictures';

const HASH_CHARACTERS = 16;
const CENTRE = { x: 0.5, y: 0.5 };

export interface StoredAssets {
  idOf(name: string): string;
  pictureOf(name: string): Picture;
  /** Deletes pictures that the document no longer names. Call it after the last reference is gone. */
  removeUnused(): Promise<void>;
  /** Keys of bytes that are unused after the transaction; the sweep also knows them. */
  readonly replaced: readonly string[];
}

export interface StoreAssetsInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: SiteDocument;
  readonly inspected: ReadonlyMap<string, InspectedPicture>;
  readonly objects: ObjectStore;
  readonly pictures: PictureFiles;
  /** Collects the keys of new objects, which are removed if the transaction fails. */
  readonly written: string[];
  /** Ids of pictures that kept products show. */
  readonly keptPictures: ReadonlySet<string>;
}

type AssetRow = Insertable<AssetTable>;

/** A picture whose bytes are the same has its renditions already. */
const RENDITIONS_OF_NEW_BYTES = {
  renditions_due_at: sql<Date | null>`case when asset.object_key = excluded.object_key then asset.renditions_due_at else now() end`,
  renditions_tries: sql<number>`case when asset.object_key = excluded.object_key then asset.renditions_tries else 0 end`,
};

/**
 * Stores the pictures and their bytes. A picture keeps its id by name; new bytes get a new key and file name, so caches
 * never serve outdated bytes.
 */
export async function storeAssets(input: StoreAssetsInput): Promise<StoredAssets> {
  const { transaction, siteId, document, objects, pictures, inspected, written } = input;
  const stored = await transaction.selectFrom('asset').selectAll().where('site_id', '=', siteId).execute();
  // Documents do not contain uploads of owners, nor do they know what owners have changed of their pictures.
  const before = stored.filter((row) => row.source_hash === null);
  const kept = new Map(stored.filter((row) => row.changed_at !== null).map((row) => [row.name, row]));
  const idByName = new Map(before.map(({ id, name }) => [name, id]));
  const keysBefore = new Set(before.map((row) => row.object_key));
  const rows = new Map<string, AssetRow>();
  for (const asset of document.assets) {
    const own = kept.get(asset.name);
    if (own) {
      rows.set(asset.name, { ...own, edit: own.edit && JSON.stringify(own.edit) });
      continue;
    }
    const found = inspectedOf(inspected, asset);
    const row = assetRow({ asset, found, siteId, id: idByName.get(asset.name) ?? randomUUID() });
    rows.set(asset.name, row);
  }
  const keys = [...rows.values()].map((row) => row.object_key);
  await claimAgain(transaction, keys);
  // A row does not prove that its bytes exist: the folder or bucket may have lost them.
  const gone = await findGone(
    objects,
    keys.filter((key) => keysBefore.has(key)),
  );
  for (const asset of document.assets) {
    const key = kept.has(asset.name) ? undefined : rows.get(asset.name)?.object_key;
    if (key === undefined || (keysBefore.has(key) && !gone.has(key))) continue;
    written.push(key);
    await objects.put(key, await readInspected(pictures, asset.file, inspectedOf(inspected, asset)));
  }
  await upsert(
    transaction,
    [...rows.values()].filter(({ name }) => !kept.has(name)),
  );
  const assets = storedAssets(input, { rows, before });
  await noteReplaced(transaction, siteId, assets.replaced);
  return assets;
}

function storedAssets(
  { transaction, siteId, keptPictures }: StoreAssetsInput,
  { rows, before }: { rows: ReadonlyMap<string, AssetRow>; before: readonly Selectable<AssetTable>[] },
): StoredAssets {
  const rowOf = (name: string) => {
    const row = rows.get(name);
    if (!row) throw new Error(`The asset ${name} was checked and is gone.`);
    return row;
  };
  const keysNow = new Set([...rows.values()].map((row) => row.object_key));
  const isKept = ({ id, name }: Selectable<AssetTable>) => !rows.has(name) && keptPictures.has(id);
  const unused = before.filter((row) => !rows.has(row.name) && !isKept(row));
  return {
    idOf: (name) => rowOf(name).id,
    pictureOf: (name) => pictureWithPreview(rowOf(name)),
    replaced: before.filter((row) => !keysNow.has(row.object_key) && !isKept(row)).map((row) => row.object_key),
    removeUnused: async () => {
      for (const { id } of unused)
        await transaction.deleteFrom('asset').where('site_id', '=', siteId).where('id', '=', id).execute();
    },
  };
}

function inspectedOf(inspected: StoreAssetsInput['inspected'], { file }: DocumentAsset): InspectedPicture {
  const found = inspected.get(file);
  if (!found) throw new Error(`${file} was not inspected.`);
  return found;
}

function assetRow({
  asset,
  found,
  siteId,
  id,
}: {
  asset: DocumentAsset;
  found: InspectedPicture;
  siteId: string;
  id: string;
}): AssetRow {
  const hash = found.sha256.slice(0, HASH_CHARACTERS);
  const { x, y } = asset.focalPoint ?? CENTRE;
  return {
    id,
    site_id: siteId,
    name: asset.name,
    object_key: `assets/${id}-${hash}`,
    file_name: `${stemOf(asset.file)}-${hash}.${found.extension}`,
    content_type: found.contentType,
    width: found.width,
    height: found.height,
    alt: asset.alt,
    focal_x: x,
    focal_y: y,
    preview: found.preview,
  };
}

function stemOf(file: string): string {
  return file.replace(/\.[^.]*$/, '').toLowerCase();
}

async function upsert(transaction: Transaction<Tables>, rows: readonly AssetRow[]): Promise<void> {
  for (const some of inChunks(rows)) {
    await transaction
      .insertInto('asset')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'name']).doUpdateSet(({ ref }) => ({
          ...RENDITIONS_OF_NEW_BYTES,
          object_key: ref('excluded.object_key'),
          file_name: ref('excluded.file_name'),
          content_type: ref('excluded.content_type'),
          width: ref('excluded.width'),
          height: ref('excluded.height'),
          alt: ref('excluded.alt'),
          focal_x: ref('excluded.focal_x'),
          focal_y: ref('excluded.focal_y'),
          preview: ref('excluded.preview'),
        })),
      )
      .execute();
  }
}
