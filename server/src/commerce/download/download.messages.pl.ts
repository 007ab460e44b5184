import type { DownloadMessages } from './download.messages';

/** What a download that is refused says in Polish. */
export const polish: DownloadMessages = {
  title: 'Tego pliku nie można teraz pobrać',
  lookup: 'Otrzymaj link do zamówienia e-mailem',
};
