import { SITE_LANGUAGES_CALLS, type LanguageSettings } from 'shared-types/config/site-languages';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { findState } from '../saved-state';
import { languageSettings } from './language-settings';
import { MAIN_LANGUAGE } from './main-language';

/**
 * `getLanguageSettings`: the languages of the site, for who may change them.
 *
 * @implements SRV-31 EDIT-23
 */
export const getLanguageSettingsRoute: Route = (app, { db }) => {
  app.get(SITE_LANGUAGES_CALLS.getLanguageSettings.path, async (request, reply) => {
    const account = await accountOf(db, request);
    if (!account) return refuse(reply, 'site/login-required');
    if (!mayDo(account, 'languages.edit')) return refuse(reply, 'site/not-allowed');
    const site = siteOf(request).editionIn(undefined);
    const body: LanguageSettings = languageSettings(site, await findState(db, MAIN_LANGUAGE, site.id));
    return reply.header('cache-control', 'no-store').send(body);
  });
};
