import type { Kysely } from 'kysely';
import type { LogoPicture } from 'shared-types/admin/logo';
import type { Tables } from '../../platform/schema/tables';
import { pictureOf } from '../../site/directory/picture-of';
import { iconPictureAddress } from '../../site/discovery/icon-picture';
import type { Loader } from '../../site/page/loader';
import { findState } from '../../site/saved-state/saved-state';
import { picturesOfLook, SITE_LOOK, siteLookName } from '../../site/saved-state/site-look';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { logoValues } from './logo-values';
import { isSquare } from './read-logo';

const HOME = '/';
/** The chooser of files shows all of them; the select is for browsers without script. */
const MOST_PICTURES = 100;

/** The site's logo, icon and layout, for accounts that may change them. */
export const logoLoader = {
  name: 'admin/logo/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    const view = { home: HOME, siteName: site.name };
    if (!account) return { ...view, pictures: [] };
    if (!mayDo(account, 'styles.edit')) return null;
    const { state, changed } = await findState(db, SITE_LOOK, site.id);
    const saved = { base: siteLookName(state), values: logoValues(state), ...lastChangeView(changed, site) };
    return { ...view, pictures: await findPictures(db, site.id, picturesOfLook(state)), saved };
  },
} satisfies Loader<'admin/logo/saved'>;

/** Those that are chosen, then the newest that are not in the bin. */
async function findPictures(db: Kysely<Tables>, siteId: string, chosen: readonly string[]): Promise<LogoPicture[]> {
  const rows = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('binned_at', 'is', null), eb('name', 'in', [...chosen, ''])]))
    .orderBy((eb) => eb('name', 'in', [...chosen, '']), 'desc')
    .orderBy('uploaded_at', (order) => order.desc().nullsLast())
    .orderBy('name')
    .limit(MOST_PICTURES)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    title: row.title ?? row.uploaded_as ?? row.name,
    src: iconPictureAddress(pictureOf(row), 'phone'),
    isSquare: isSquare(row),
  }));
}
