import { SITE_LANGUAGES_CALLS, type LanguageSettings } from 'shared-types/admin/site-languages';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { readerOf } from '../../site/session/reader-of';
import { findState } from '../../site/saved-state/saved-state';
import { languageSettings } from './language-settings';
import { MAIN_LANGUAGE } from '../../site/saved-state/main-language';

/**
 * `getLanguageSettings`: the languages of the site, for accounts that may change them.
 * @implements SRV-31 EDIT-23
 */
export const getLanguageSettingsRoute: Route = (app, { db }) => {
  const declared = { config: { access: 'languages.edit' } } as const;
  app.get(SITE_LANGUAGES_CALLS.getLanguageSettings.path, declared, async (request, reply) => {
    const { refusal } = await readerOf(db, request, 'languages.edit');
    if (refusal) return refuse(reply, refusal);
    const site = siteOf(request).siteLocaleIn(undefined);
    const body: LanguageSettings = languageSettings(site, await findState(db, MAIN_LANGUAGE, site.id));
    return reply.header('cache-control', 'no-store').send(body);
  });
};
