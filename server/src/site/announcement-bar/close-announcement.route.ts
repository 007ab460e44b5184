import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { z } from 'zod';
import { allowsAnalytics } from '../visitor-consent/allows-analytics';
import { registerAction } from '../request/action';
import type { Route } from '../services';
import type { InLanguages, Language } from '../../platform/language';
import { ANNOUNCEMENT_ID, rememberClosed } from './closed-announcement';

const NOT_ONE: InLanguages<string> = {
  en: 'This is no announcement of the site. Please reload the page.',
  pl: 'To nie jest ogłoszenie tej witryny. Odśwież stronę.',
};

const input = (language: Language) =>
  z.object({
    announcement: z
      .string({ error: NOT_ONE[language] })
      .regex(ANNOUNCEMENT_ID, { error: NOT_ONE[language] })
      .describe('Its id.'),
  });

/**
 * `closeAnnouncement`: this browser is not shown the announcement again. The owner may have replaced it meanwhile: the one
 * the visitor saw is closed.
 */
export const closeAnnouncementRoute: Route = (app, services) => {
  const { method, path } = ANNOUNCEMENT_CALLS.closeAnnouncement;
  registerAction(app, services, {
    method,
    url: path,
    input,
    run: async ({ announcement: id }, { site, visitor, reply }) => {
      rememberClosed(reply, { id, mayLast: allowsAnalytics(site, visitor) });
      return { kind: 'done', body: {} };
    },
  });
};
