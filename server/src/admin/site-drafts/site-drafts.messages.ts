import type { InLanguages } from '../../platform/language';
import { polish } from './site-drafts.messages.pl';

const english = {
  saved: 'Draft saved. Visitors do not see it.',
  discarded: 'Draft discarded.',
  inLanguage: ({ title, language }: { title: string; language: string }) => `${title} (${language})`,
  newer: (titles: string) =>
    `Nothing was published. These have changed meanwhile: ${titles}. Look at them, then publish again.`,
  pictureGone: (titles: string) =>
    `Nothing was published. A picture of these has been deleted: ${titles}. Choose another, then publish again.`,
};

export type SiteDraftsMessages = typeof english;

export const SITE_DRAFTS_MESSAGES: InLanguages<SiteDraftsMessages> = { en: english, pl: polish };
