import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { z } from 'zod';
import { allowsAnalytics } from '../visitor-consent/allows-analytics';
import { registerAction } from '../request/action';
import type { Route, Services } from '../services';
import type { InLanguages, Language } from '../../platform/language';
import { ANNOUNCEMENT_ID, rememberClosed } from './closed-announcement';
import type { CountAnnouncement } from './count-announcement';

const LONGEST_PATH = 2000;

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
    return: z.string().max(LONGEST_PATH).default('').describe('Path of the page that it is on.'),
  });

/**
 * `closeAnnouncement`: this browser is not shown the announcement again. The owner may have replaced it meanwhile: the one
 * the visitor saw is closed.
 */
export function closeAnnouncementRoute<S extends Services>(count: CountAnnouncement<S>): Route<S> {
  return (app, services) => {
    const { method, path } = ANNOUNCEMENT_CALLS.closeAnnouncement;
    registerAction(app, services, {
      method,
      url: path,
      input,
      run: async ({ announcement: id, return: page }, { site, visitor, request, reply }) => {
        rememberClosed(reply, { id, mayLast: allowsAnalytics(site, visitor) });
        await count(services, request, { event: 'closed', page });
        return { kind: 'done', body: {} };
      },
    });
  };
}

/** `clickAnnouncement`: counts that the link of the announcement was followed. */
export function clickAnnouncementRoute<S extends Services>(count: CountAnnouncement<S>): Route<S> {
  return (app, services) => {
    const { method, path } = ANNOUNCEMENT_CALLS.clickAnnouncement;
    registerAction(app, services, {
      method,
      url: path,
      input,
      run: async ({ return: page }, { request }) => {
        await count(services, request, { event: 'clicked', page });
        return { kind: 'done', body: {} };
      },
    });
  };
}
