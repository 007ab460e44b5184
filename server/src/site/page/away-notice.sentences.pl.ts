import type { AwayNoticeSentences } from './away-notice.sentences';

/** What pages say while the database is away, in Polish. */
export const polish: AwayNoticeSentences = {
  notice:
    'Chwilowo nie można wysyłać zamówień ani wiadomości. Możesz dalej przeglądać stronę i spróbować ponownie za kilka minut.',
};
