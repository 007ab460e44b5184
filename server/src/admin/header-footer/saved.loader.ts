import { HEADER_FOOTER_LANGUAGE_PARAMETER } from 'shared-types/admin/header-footer';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { findState } from '../../site/saved-state/saved-state';
import { findLanguage } from './find-language';
import { headerFooterKind } from '../../site/saved-state/header-footer-state';
import { savedHeaderFooter } from './saved-header-footer';

/** Header and footer in one language, for accounts that may change them; neither after signing out. */
export const headerFooterLoader = {
  name: 'admin/header-footer/saved',
  scope: 'query',
  load: async ({ services: { config, db }, site, visitor: { account }, query }) => {
    const requested = query.get(HEADER_FOOTER_LANGUAGE_PARAMETER) ?? undefined;
    const language = findLanguage(site, requested) ?? findLanguage(site, undefined);
    if (!language) return null;
    const { locale, further, home } = language;
    const known = { languages: languagesOf(site), language: locale, home };
    if (!account) return known;
    if (!mayDo(account, 'header-footer.edit')) return null;
    const stored = await findState(db, headerFooterKind(further), site.id);
    return {
      ...known,
      ...(config.savesDesignPatches && { sendsChanges: true as const }),
      saved: await savedHeaderFooter({ db, site: site.siteLocaleIn(undefined), stored, part: 'texts' }),
    };
  },
} satisfies Loader<'admin/header-footer/saved'>;
