import type { Loader } from '../../site/page/loader';
import { findState } from '../../site/saved-state/saved-state';
import { picturesOfLook, SITE_LOOK, siteLookName } from '../../site/saved-state/site-look';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { lastChangeView } from '../saved-form';
import { logoValues } from './logo-values';
import { findPictures } from './find-pictures';

const HOME = '/';

/** The site's logo, icon and layout, for accounts that may change them. */
export const logoLoader = {
  name: 'admin/logo/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    const view = { home: HOME, siteName: site.name, languages: languagesOf(site.siteLocaleIn(undefined)) };
    if (!account) return { ...view, pictures: [] };
    if (!mayDo(account, 'styles.edit')) return null;
    const { state, changed } = await findState(db, SITE_LOOK, site.id);
    const saved = { base: siteLookName(state), values: logoValues(state), ...lastChangeView(changed, site) };
    return { ...view, pictures: await findPictures(db, site.id, picturesOfLook(state)), saved };
  },
} satisfies Loader<'admin/logo/saved'>;
