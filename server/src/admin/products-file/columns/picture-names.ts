import type { Database } from '../../../platform/schema/database';
import { isUuid } from '../../../platform/is-uuid';

/** Names of a site's pictures in files. */
export interface PictureNames {
  /** Its file name if no other picture has it, else its URL; empty if there is no such picture. */
  nameOf(id: string): string;
  /** Ids of the pictures with this file name, URL or id. */
  idsOf(name: string): readonly string[];
}

interface NamedPicture {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
}

const IN_URL = /\/images\/([0-9a-f-]{36})\//i;

export async function findPictureNames(db: Database, siteId: string): Promise<PictureNames> {
  const assets = db
    .selectFrom('asset')
    .select(['id', 'name', 'uploaded_as', 'file_name'])
    .where('site_id', '=', siteId);
  const rows = await assets.orderBy('id').execute();
  return createPictureNames(
    rows.map(({ id, name, uploaded_as: uploadedAs, file_name: fileName }) => ({
      id,
      name: uploadedAs ?? name,
      fileName,
    })),
  );
}

export function createPictureNames(pictures: readonly NamedPicture[]): PictureNames {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const byName = new Map<string, string[]>();
  for (const { id, name } of pictures) {
    const key = keyOf(name);
    byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  const idsOf = (name: string): readonly string[] => {
    const id = (IN_URL.exec(name)?.[1] ?? name).toLowerCase();
    if (isUuid(id)) return byId.has(id) ? [id] : [];
    return byName.get(keyOf(name)) ?? [];
  };
  return {
    idsOf,
    nameOf: (id) => {
      const picture = byId.get(id);
      if (!picture) return '';
      const isPlain = picture.name.trim() === picture.name && !/[|\n]/.test(picture.name);
      return isPlain && idsOf(picture.name).join() === id ? picture.name : `/images/${id}/${picture.fileName}`;
    },
  };
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
