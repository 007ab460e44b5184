import type { InLanguages } from '../../../platform/language';
import { polish } from './away-notice.messages.pl';

const english = {
  notice: 'Orders and messages cannot be sent right now. You can look around, and try again in a few minutes.',
};

/** Shown while the database is unavailable. */
export type AwayNoticeMessages = typeof english;

export const AWAY_NOTICE_MESSAGES: InLanguages<AwayNoticeMessages> = { en: english, pl: polish };
