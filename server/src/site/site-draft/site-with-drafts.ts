import type { Picture } from 'shared-types/host/image';
import type { Database } from '../../platform/schema/database';
import { lookPicturesOf } from '../directory/look-pictures';
import { pictureOf } from '../directory/picture-of';
import type { Site } from '../directory/site';
import { withSiteLocales } from '../directory/site-locales';
import type { SiteParts } from '../saved-state/saved-state';
import { picturesOfLook } from '../saved-state/site-look';
import { withDraftKind } from './draft-kinds';
import { findSiteDrafts } from './site-drafts.store';

/** The site as it would be with all of its drafts published; the same site if it has none. */
export async function siteWithDrafts(db: Database, shown: Site): Promise<Site> {
  const drafts = await findSiteDrafts(db, shown.id);
  if (drafts.length === 0) return shown;
  const { siteLocales: _, siteLocaleAt: __, siteLocaleIn, ...site } = shown.siteLocaleIn(undefined);
  let parts: SiteParts = { name: site.name, locale: site.locale, profile: site.profile };
  for (const { state, ...place } of drafts)
    parts = withDraftKind(place, (kind) =>
      // Saves of drafts alone write it, and check it before.
      kind.into(parts, kind.wanted(kind.of(parts, undefined), state as never)),
    );
  const { name, profile } = parts;
  const look = profile.look ?? {};
  const pictures = await namedPictures(db, site.id, picturesOfLook(look));
  const drafted = { ...site, name, profile, lookPictures: lookPicturesOf(look, (named) => pictures.get(named)) };
  return withSiteLocales(drafted).siteLocaleIn(siteLocaleIn(shown.locale).locale);
}

async function namedPictures(
  db: Database,
  siteId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map((row) => [row.name, pictureOf(row)]));
}
