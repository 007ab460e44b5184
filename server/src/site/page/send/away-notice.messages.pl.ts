import type { AwayNoticeMessages } from './away-notice.messages';

/** Shown while the database is unavailable, in Polish. */
export const polish: AwayNoticeMessages = {
  notice:
    'Chwilowo nie można wysyłać zamówień ani wiadomości. Możesz dalej przeglądać stronę i spróbować ponownie za kilka minut.',
};
