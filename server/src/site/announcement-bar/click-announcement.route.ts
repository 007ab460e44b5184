import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { registerAction } from '../request/action';
import type { Route, Services } from '../services';
import { announcementSchema } from './announcement.schema';
import type { CountAnnouncement } from './count-announcement';

/** `clickAnnouncement`: counts that the link of the announcement was followed. */
export function clickAnnouncementRoute<S extends Services>(count: CountAnnouncement<S>): Route<S> {
  return (app, services) => {
    registerAction(app, services, {
      ...ANNOUNCEMENT_CALLS.clickAnnouncement,
      input: announcementSchema,
      run: async ({ return: page }, { request }) => {
        await count(services, request, { event: 'clicked', page });
        return { kind: 'done', body: {} };
      },
    });
  };
}
