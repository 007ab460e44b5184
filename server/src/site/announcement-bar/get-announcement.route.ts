import { ANNOUNCEMENT_CALLS, type GetAnnouncementReply } from 'shared-types/site/page/announcement-bar';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { announcementOf } from './announcement-of';

/** `getAnnouncement`: the current announcement, for open pages of accounts. */
export const getAnnouncementRoute: Route = (app) => {
  app.get(ANNOUNCEMENT_CALLS.getAnnouncement.path, (request, reply) => {
    const body: GetAnnouncementReply = { announcement: announcementOf(siteOf(request), new Date(Date.now())) ?? null };
    return reply.header('cache-control', 'no-store').send(body);
  });
};
