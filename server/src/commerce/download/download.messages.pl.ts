import type { DownloadMessages } from './download.messages';

export const polish: DownloadMessages = {
  title: 'Tego pliku nie można teraz pobrać',
  lookup: 'Otrzymaj link do zamówienia e-mailem',
};
