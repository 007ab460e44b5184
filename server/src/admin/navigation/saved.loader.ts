import { NAVIGATION_LANGUAGE_PARAMETER } from 'shared-types/admin/navigation';
import type { Loader } from '../../site/page/loader';
import { headerFooterKind } from '../../site/saved-state/header-footer-state';
import { mayDo } from '../../site/session/capabilities';
import { findWorkingState } from '../../site/site-draft/working-state';
import { findLanguage } from '../header-footer/find-language';
import { savedHeaderFooter } from '../header-footer/saved-header-footer';
import { languagesOf } from '../languages-of';
import { framedHome, workingView } from '../site-drafts/working-view';
import { pageNavigations } from './page-navigations';

/** The menus in one language, and the pages for them, for accounts that may change them; neither after signing out. */
export const navigationPageLoader = {
  name: 'admin/navigation/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    const requested = query.get(NAVIGATION_LANGUAGE_PARAMETER) ?? undefined;
    const language = findLanguage(site, requested) ?? findLanguage(site, undefined);
    if (!language) return null;
    const { locale, further, home } = language;
    const known = { languages: languagesOf(site), language: locale, home };
    if (!account) return { ...known, navigations: [] };
    if (!mayDo(account, 'header-footer.edit')) return null;
    const place = { part: 'navigation', language: further ?? '' } as const;
    const stored = await findWorkingState(db, headerFooterKind(further, 'links'), { siteId: site.id, ...place });
    const own = site.siteLocaleIn(undefined);
    const { header, footer, missing } = await savedHeaderFooter({ db, site: own, stored, part: 'links' });
    const saved = { missing, ...workingView(stored, { place, style: own, query }) };
    return {
      ...known,
      ...(saved.draft && { draftedHome: await framedHome(db, { site, account, path: home }) }),
      navigations: pageNavigations(site, locale),
      saved: { ...saved, main: header.links, footer: footer.links },
    };
  },
} satisfies Loader<'admin/navigation/saved'>;
