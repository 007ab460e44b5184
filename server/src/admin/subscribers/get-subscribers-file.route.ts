import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MAILING_LIST_PATH } from 'shared-types/forms/mailing-list';
import { SUBSCRIBERS_CALLS, SUBSCRIBERS_QUERY } from 'shared-types/admin/people/subscribers';
import { z } from 'zod';
import { subscriptionToken } from '../../forms/mailing-list/subscription-token';
import { languageOf } from '../../platform/language';
import { linkOrigin } from '../../site/host/link-origin';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { writeCsv } from '../csv/write-csv';
import { MAILING_LISTS_MESSAGES } from '../mailing-lists/mailing-lists.messages';
import { findMailingLists } from '../mailing-lists/mailing-lists.store';
import { findSubscribers } from './subscribers.store';

const MOST = 100_000;
const idSchema = z.guid();

/** `getSubscribersFile`: the subscribers of a list as CSV, each with the link that leaves the list, for campaigns elsewhere. */
export const getSubscribersFileRoute: Route = (app, { db }) => {
  const { method, path } = SUBSCRIBERS_CALLS.getSubscribersFile;
  app.route({
    method,
    url: path,
    config: { access: 'lists.edit' },
    handler: async (request, reply) => {
      const site = siteOf(request);
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.mailingLists);
      if (!mayDo(account, 'lists.edit')) return refuse(reply, 'site/not-allowed');
      const query = new URL(request.url, 'http://site').searchParams;
      const { data: id } = idSchema.safeParse(query.get(SUBSCRIBERS_QUERY.list));
      const [list] = id === undefined ? [] : await findMailingLists(db, site.id, id);
      if (!list) return refuse(reply, 'admin/mailing-list-gone');
      const filter = { siteId: site.id, list: list.id, search: '', state: '' } as const;
      const rows = await findSubscribers(db, filter, { skip: 0, most: MOST });
      const leave = (subscriberId: string, madeAt: Date) => {
        const token = subscriptionToken(site, 'unsubscribe', { subscriberId, madeAt });
        return token ? linkOrigin(site, request) + MAILING_LIST_PATH.unsubscribe.replace(':token', token) : '';
      };
      const today = new Date(Date.now()).toISOString().slice(0, 10);
      return sendAsFile(reply)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${site.identifier}-subscribers-${today}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(
          writeCsv([
            Object.values(MAILING_LISTS_MESSAGES[languageOf(site)].columns),
            ...rows.map(({ id: subscriber, email, state, consent, ...at }) => [
              email,
              state,
              at.requested_at.toISOString(),
              at.confirmed_at?.toISOString() ?? '',
              at.unsubscribed_at?.toISOString() ?? '',
              consent.pagePath,
              consent.shownText,
              state === 'subscribed' ? leave(subscriber, at.requested_at) : '',
            ]),
          ]),
        );
    },
  });
};
