import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { VideoFile } from 'shared-types/blocks/video';
import type { Picture } from 'shared-types/host/image';
import type { Tables } from '../../platform/schema/tables';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import { pictureWithPreview } from '../directory/picture-of';
import type { ContentNames } from './page-content';

/** Pictures and videos of a site, by name and by address. The functions from names throw for one that does not exist. */
export interface SiteFiles extends ContentNames {
  readonly assets: readonly Selectable<AssetTable>[];
  readonly videos: readonly { readonly name: string; readonly file: VideoFile }[];
  /** True for the name of a picture. */
  has(name: string): boolean;
  idOf(name: string): string;
  pictureOf(name: string): Picture;
  videoOf(name: string): VideoFile;
}

const PICTURE = /^\/images\/([0-9a-f-]{36})\/[^/]+$/;
const FILE = /^\/api\/files\/([0-9a-f-]{36})\/[^/]+$/;

/** The pictures and videos that pages of a site may name. */
export async function findSiteFiles(db: Kysely<Tables>, siteId: string): Promise<SiteFiles> {
  const assets = await db.selectFrom('asset').selectAll().where('site_id', '=', siteId).execute();
  const videos = await db.selectFrom('site_video').select(['name', 'file']).where('site_id', '=', siteId).execute();
  const assetByName = new Map(assets.map((asset) => [asset.name, asset]));
  const nameById = new Map(assets.map(({ id, name }) => [id, name]));
  const videoByName = new Map(videos.map(({ name, file }) => [name, file]));
  return {
    assets,
    videos,
    has: (name) => assetByName.has(name),
    idOf: (name) => found(assetByName.get(name), name).id,
    pictureOf: (name) => pictureWithPreview(found(assetByName.get(name), name)),
    videoOf: (name) => found(videoByName.get(name), name),
    pictureNameById: (id) => nameById.get(id),
    pictureName: (src) => nameById.get(PICTURE.exec(src)?.[1] ?? ''),
    videoName: (file) => {
      const id = fileId(file);
      const same = videos.filter((video) => id !== undefined && fileId(video.file) === id);
      // Two videos of a document may share a file, with other captions.
      return (same.find((video) => isDeepStrictEqual(video.file, file)) ?? same[0])?.name;
    },
  };
}

/** Id of the file at an address of `fileAddress`, whose end changes with the content. */
export function fileId({ src }: { readonly src: string }): string | undefined {
  return FILE.exec(src)?.[1];
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The site has no file named ${JSON.stringify(name)}.`);
  return value;
}
