import { HEADER_FOOTER_CALLS, type HeaderFooterReply } from 'shared-types/admin/header-footer';
import { z } from 'zod';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { readerOf } from '../../site/session/reader-of';
import { findState } from '../../site/saved-state/saved-state';
import { findLanguage } from './find-language';
import { languageSchema } from './language.schema';
import { headerFooterKind } from '../../site/saved-state/header-footer-state';
import { savedHeaderFooter } from './saved-header-footer';

const querySchema = z.object({ language: languageSchema });

/**
 * `getHeaderFooter`: the saved header and footer in one language, for accounts that may change them.
 * @implements SRV-32 EDIT-23
 */
export const getHeaderFooterRoute: Route = (app, { db }) => {
  const declared = { config: { access: 'header-footer.edit', input: [querySchema] } } as const;
  app.get(HEADER_FOOTER_CALLS.getHeaderFooter.path, declared, async (request, reply) => {
    const { refusal } = await readerOf(db, request, 'header-footer.edit');
    if (refusal) return refuse(reply, refusal);
    const site = siteOf(request).siteLocaleIn(undefined);
    const query = querySchema.safeParse(request.query);
    const language = query.success ? findLanguage(site, query.data.language) : undefined;
    if (!language) return refuse(reply, 'admin/language-unknown');
    const stored = await findState(db, headerFooterKind(language.further), site.id);
    const saved = await savedHeaderFooter({ db, site, stored, part: 'all' });
    const body: HeaderFooterReply = { ...saved, language: language.locale };
    return reply.header('cache-control', 'no-store').send(body);
  });
};
