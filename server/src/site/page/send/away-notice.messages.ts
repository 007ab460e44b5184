import type { InLanguages } from '../../../platform/language';
import { polish } from './away-notice.messages.pl';

const english = {
  notice: 'Orders and messages cannot be sent right now. You can look around, and try again in a few minutes.',
};

/** What pages say while the database is away, in one language. */
export type AwayNoticeMessages = typeof english;

/** The same in every language. */
export const AWAY_NOTICE_MESSAGES: InLanguages<AwayNoticeMessages> = { en: english, pl: polish };
