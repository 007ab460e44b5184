import type { Loader } from '../../site/page/loader';
import { picturesOfLook, SITE_LOOK } from '../../site/saved-state/site-look';
import { mayDo } from '../../site/session/capabilities';
import { findWorkingState } from '../../site/site-draft/working-state';
import { languagesOf } from '../languages-of';
import { framedHome, workingView } from '../site-drafts/working-view';
import { logoValues } from './logo-values';
import { findPictures } from './find-pictures';

const HOME = '/';

/** The site's logo, icon and layout, for accounts that may change them. */
export const logoLoader = {
  name: 'admin/logo/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    const view = { home: HOME, siteName: site.name, languages: languagesOf(site.siteLocaleIn(undefined)) };
    if (!account) return { ...view, pictures: [] };
    if (!mayDo(account, 'styles.edit')) return null;
    const place = { part: 'logo', language: '' } as const;
    const working = await findWorkingState(db, SITE_LOOK, { siteId: site.id, ...place });
    const { state } = working;
    const saved = { values: logoValues(state), ...workingView(working, { place, style: site, query }) };
    const home = await framedHome(db, { site, account });
    return { ...view, home, pictures: await findPictures(db, site.id, picturesOfLook(state)), saved };
  },
} satisfies Loader<'admin/logo/saved'>;
