import { SITE_LANGUAGES_CALLS, type LanguageStatusReply } from 'shared-types/admin/site-languages';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { readerOf } from '../../site/session/reader-of';
import { languageStatus } from './language-status';

/**
 * `getLanguageStatus`: the state of translation of each language, for accounts that may change them.
 * @implements SRV-31 EDIT-23
 */
export const getLanguageStatusRoute: Route = (app, { db }) => {
  const declared = { config: { access: 'languages.edit' } } as const;
  app.get(SITE_LANGUAGES_CALLS.getLanguageStatus.path, declared, async (request, reply) => {
    const { refusal } = await readerOf(db, request, 'languages.edit');
    if (refusal) return refuse(reply, refusal);
    const body: LanguageStatusReply = { languages: languageStatus(siteOf(request)) };
    return reply.header('cache-control', 'no-store').send(body);
  });
};
