import { SITE_LANGUAGES_CALLS, type LanguageStatusReply } from 'shared-types/config/site-languages';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/services';
import { siteOf } from '../../http/site-of-request';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { languageStatus } from './language-status';

/**
 * `getLanguageStatus`: how far the site has come in each of its languages, for who may change them.
 *
 * @implements SRV-31 EDIT-23
 */
export const getLanguageStatusRoute: Route = (app, { db }) => {
  app.get(SITE_LANGUAGES_CALLS.getLanguageStatus.path, async (request, reply) => {
    const account = await accountOf(db, request);
    if (!account) return refuse(reply, 'site/login-required');
    if (!mayDo(account, 'languages.edit')) return refuse(reply, 'site/not-allowed');
    const body: LanguageStatusReply = { languages: languageStatus(siteOf(request)) };
    return reply.header('cache-control', 'no-store').send(body);
  });
};
