import type { InLanguages } from '../../platform/language';
import { polish } from './site-history.messages.pl';

const english = {
  restored: 'Restored. Visitors see it on their next page.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Nothing was restored: ${by} has saved meanwhile (${at}). See the list below, then restore again.`,
};

export type SiteHistoryMessages = typeof english;

export const SITE_HISTORY_MESSAGES: InLanguages<SiteHistoryMessages> = { en: english, pl: polish };
