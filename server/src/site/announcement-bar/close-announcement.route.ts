import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { allowsAnalytics } from '../visitor-consent/allows-analytics';
import { registerAction } from '../request/action';
import type { Route, Services } from '../services';
import { announcementSchema } from './announcement.schema';
import { rememberClosed } from './closed-announcement';
import type { CountAnnouncement } from './count-announcement';

/**
 * `closeAnnouncement`: this browser is not shown the announcement again. The owner may have replaced it meanwhile: the one
 * the visitor saw is closed.
 */
export function closeAnnouncementRoute<S extends Services>(count: CountAnnouncement<S>): Route<S> {
  return (app, services) => {
    registerAction(app, services, {
      ...ANNOUNCEMENT_CALLS.closeAnnouncement,
      input: announcementSchema,
      run: async ({ announcement: id, return: page }, { site, visitor, request, reply }) => {
        rememberClosed(reply, { id, mayLast: allowsAnalytics(site, visitor) });
        await count(services, request, { event: 'closed', page });
        return { kind: 'done', body: {} };
      },
    });
  };
}
