import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { DocumentAsset, SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../objects/object-store';
import type { AssetTable } from '../../schema/site.tables';
import type { Tables } from '../../schema/tables';
import { pictureOf } from '../directory/picture-of';
import { picturesKeys } from '../image/picture-keys';
import { inChunks } from './in-chunks';
import { readInspected, type InspectedPicture, type PictureFiles } from './picture-files';

const HASH_CHARACTERS = 16;
const CENTRE = { x: 0.5, y: 0.5 };

/** The pictures of a site after its import. */
export interface StoredAssets {
  idOf(name: string): string;
  pictureOf(name: string): Picture;
  /** Deletes what the document no longer names. To be called when nothing points there any more. */
  removeUnused(): Promise<void>;
  /** Pictures whose bytes nobody asks for once the transaction is done. */
  readonly replaced: readonly Pick<Selectable<AssetTable>, 'object_key'>[];
}

/** What storing pictures works with. */
export interface StoreAssetsInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: SiteDocument;
  readonly inspected: ReadonlyMap<string, InspectedPicture>;
  readonly objects: ObjectStore;
  readonly pictures: PictureFiles;
  /** Collects the keys of new objects, to be removed again where the transaction fails. */
  readonly written: string[];
  /** Ids of pictures that products show which are no document's any more. */
  readonly keptPictures: ReadonlySet<string>;
}

type AssetRow = Insertable<AssetTable>;

/** Stores the pictures and their bytes. A picture keeps its id by its name; new bytes get a new key and a new file name, so that nothing cached is wrong. */
export async function storeAssets(input: StoreAssetsInput): Promise<StoredAssets> {
  const { transaction, siteId, document, objects, pictures, inspected, written } = input;
  // What owners have uploaded is no document's.
  const before = await transaction
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('source_hash', 'is', null)
    .execute();
  const idByName = new Map(before.map(({ id, name }) => [name, id]));
  const keysBefore = new Set(before.map((row) => row.object_key));
  const rows = new Map<string, AssetRow>();
  for (const asset of document.assets) {
    const found = inspectedOf(inspected, asset);
    const row = assetRow({ asset, found, siteId, id: idByName.get(asset.name) ?? randomUUID() });
    rows.set(asset.name, row);
    if (keysBefore.has(row.object_key)) continue;
    written.push(row.object_key);
    await objects.put(row.object_key, await readInspected(pictures, asset.file, found));
  }
  await upsert(transaction, [...rows.values()]);
  return storedAssets(input, { rows, before });
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
    pictureOf: (name) => pictureOf(rowOf(name)),
    replaced: before.filter((row) => !keysNow.has(row.object_key) && !isKept(row)),
    removeUnused: async () => {
      for (const { id } of unused)
        await transaction.deleteFrom('asset').where('site_id', '=', siteId).where('id', '=', id).execute();
    },
  };
}

/** Removes the bytes of pictures, in all sizes. */
export async function forgetPictures(objects: ObjectStore, replaced: StoredAssets['replaced']): Promise<void> {
  for (const { object_key: key } of replaced) {
    for (const each of picturesKeys(key)) await objects.remove(each);
  }
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
          object_key: ref('excluded.object_key'),
          file_name: ref('excluded.file_name'),
          content_type: ref('excluded.content_type'),
          width: ref('excluded.width'),
          height: ref('excluded.height'),
          alt: ref('excluded.alt'),
          focal_x: ref('excluded.focal_x'),
          focal_y: ref('excluded.focal_y'),
        })),
      )
      .execute();
  }
}
