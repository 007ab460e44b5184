import { VIEWS_CALLS, type GetViewsReply } from 'shared-types/site/views';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import { isSameOrigin } from '../../platform/http/origin';
import { refuse } from '../request/refusal';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Route } from '../services';
import { readerOf } from '../session/reader-of';

const LONGEST_PATH = 2000;
const LONGEST_NAME = 100;

const querySchema = z.object({ remote: z.string().min(1).max(LONGEST_NAME), page: z.string().max(LONGEST_PATH) });

/**
 * `getViews`: the props of a remote's views on a page, with which a working copy can render them. They may contain more
 * than the page shows, so only administrators of the site get them.
 *
 * @implements ROLE-04
 */
export const getViewsRoute: Route = (app, { db, pages }) => {
  const { method, path } = VIEWS_CALLS.getViews;
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
      const { refusal } = await readerOf(db, request, 'views.read');
      if (refusal) return refuse(reply, refusal);
      const query = querySchema.safeParse(request.query);
      if (!query.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(query.error) });
      const page = sameSitePath(query.data.page);
      const views = page && (await pages.viewProps({ request, reply, path: page, remote: query.data.remote }));
      if (!views) return refuse(reply, 'site/not-found');
      return reply.header('cache-control', 'private, no-store').send({ views } satisfies GetViewsReply);
    },
  });
};
