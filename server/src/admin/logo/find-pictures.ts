import type { Kysely } from 'kysely';
import { SVG_PREFIX, type LogoPicture } from 'shared-types/admin/theme/logo';
import type { Tables } from '../../platform/schema/tables';
import { pictureOf } from '../../site/directory/picture-of';
import { iconPictureAddress } from '../../site/discovery/icon-picture';
import { fileAddress } from '../../site/file/file-address';
import { SVG_TYPE } from './chosen-svg';
import { isSquare } from './read-logo';

/** The chooser of files shows all of them; the lists are for browsers without script. */
const MOST_PICTURES = 100;

/** Pictures that are chosen, then the newest that are not in the bin, and SVGs. */
export async function findPictures(
  db: Kysely<Tables>,
  siteId: string,
  chosen: readonly string[],
): Promise<LogoPicture[]> {
  // SQL has no empty list.
  const names = [...chosen, ''];
  const pictures = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('binned_at', 'is', null), eb('name', 'in', names)]))
    .orderBy((eb) => eb('name', 'in', names), 'desc')
    .orderBy('uploaded_at', (order) => order.desc().nullsLast())
    .orderBy('name')
    .limit(MOST_PICTURES)
    .execute();
  const svgs = await db
    .selectFrom('site_file')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('content_type', '=', SVG_TYPE)
    .where('binned_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .limit(MOST_PICTURES)
    .execute();
  return [
    ...pictures.map((row) => ({
      name: row.name,
      title: titleOf(row),
      src: iconPictureAddress(pictureOf(row), 'phone'),
      isSquare: isSquare(row),
    })),
    ...svgs.map((row) => ({
      name: SVG_PREFIX + row.name,
      title: titleOf(row),
      src: fileAddress(row),
      isSquare: true,
      isSvg: true as const,
    })),
  ];
}

interface Titled {
  readonly title: string | null;
  readonly uploaded_as: string | null;
  readonly name: string;
}

function titleOf({ title, uploaded_as: uploadedAs, name }: Titled): string {
  return title ?? uploadedAs ?? name;
}
