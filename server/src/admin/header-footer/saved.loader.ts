import { HEADER_FOOTER_LANGUAGE_PARAMETER } from 'shared-types/admin/header-footer';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { findWorkingState } from '../../site/site-draft/working-state';
import { findLanguage } from './find-language';
import { headerFooterKind } from '../../site/saved-state/header-footer-state';
import { framedHome, workingView } from '../site-drafts/working-view';
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
    const place = { part: 'headerFooter', language: further ?? '' } as const;
    const stored = await findWorkingState(db, headerFooterKind(further, 'texts'), { siteId: site.id, ...place });
    const own = site.siteLocaleIn(undefined);
    const { changed: _, ...state } = await savedHeaderFooter({ db, site: own, stored, part: 'texts' });
    const saved = { ...state, ...workingView(stored, { place, style: own, query }) };
    return {
      ...known,
      ...(config.savesDesignPatches && { sendsChanges: true as const }),
      ...(saved.draft && { draftedHome: await framedHome(db, { site, account, path: home }) }),
      saved,
    };
  },
} satisfies Loader<'admin/header-footer/saved'>;
