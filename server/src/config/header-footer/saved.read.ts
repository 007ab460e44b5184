import { HEADER_FOOTER_LANGUAGE_PARAMETER } from 'shared-types/config/header-footer';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { findState } from '../saved-state';
import { askedLanguage } from './asked-language';
import { headerFooterKind } from './header-footer-state';
import { savedHeaderFooter } from './saved-header-footer';

/** Header and footer in one of the site's languages, for those who may change them. Who is signed out meanwhile gets none of them. */
export const headerFooterRead = {
  name: 'config/header-footer/saved',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account }, query }) => {
    const asked = query.get(HEADER_FOOTER_LANGUAGE_PARAMETER) ?? undefined;
    const language = askedLanguage(site, asked) ?? askedLanguage(site, undefined);
    if (!language) return null;
    const { locale, further, home } = language;
    const known = { languages: languagesOf(site), language: locale, home };
    if (!account) return known;
    if (!mayDo(account, 'header-footer.edit')) return null;
    const stored = await findState(db, headerFooterKind(further), site.id);
    return { ...known, saved: await savedHeaderFooter({ db, site: site.editionIn(undefined), stored }) };
  },
} satisfies Read<'config/header-footer/saved'>;
