import { ADMIN_SEARCH_CALLS, ADMIN_SEARCH_LONGEST, ADMIN_SEARCH_MOST } from 'shared-types/admin/search';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { languageOf } from '../../platform/language';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { searchAdmin } from './search-admin';

/** Typing makes a few calls a second. */
const RATE: RateLimit = { what: 'admin/search', most: 300, windowMs: 60_000 };

const querySchema = z.object({
  q: z.string().max(ADMIN_SEARCH_LONGEST).describe('What is typed: words, or their beginnings.'),
});

/** `searchAdmin`: what an account finds in the admin area. */
export const searchAdminRoute: Route = (app, { db }) => {
  const { method, path: url } = ADMIN_SEARCH_CALLS.searchAdmin;
  app.route({
    method,
    url,
    config: { access: 'admin.open', input: [querySchema] },
    handler: async (request, reply) => {
      const { account, refusal } = await readerOf(db, request, 'admin.open');
      if (refusal) return refuse(reply, refusal);
      const parsed = querySchema.safeParse(request.query);
      if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
      const site = siteOf(request);
      if (!(await isWithinRate(db, { siteId: site.id, address: account.id }, RATE)))
        return refuse(reply, 'site/rate-limited');
      const input = { db, site, account, language: languageOf(site), typed: parsed.data.q };
      const found = await searchAdmin({ ...input, most: ADMIN_SEARCH_MOST.typed });
      return reply.header('cache-control', 'private, no-store').send(found);
    },
  });
};
