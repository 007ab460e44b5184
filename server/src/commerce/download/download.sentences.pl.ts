import type { DownloadSentences } from './download.sentences';

/** What a download that is refused says in Polish. */
export const polish: DownloadSentences = {
  title: 'Tego pliku nie można teraz pobrać',
  lookup: 'Otrzymaj odnośnik do zamówienia e-mailem',
};
