import type { LinkMessages } from './link.messages';

export const polish: LinkMessages = {
  pageLong: 'Ścieżka musi mieć mniej niż 150 znaków.',
  anchorLong: 'Kotwica musi mieć mniej niż 100 znaków.',
  emailForm: 'Adres e-mail musi mieć postać name@example.com',
  emailLong: 'Odnośnik e-mail musi mieć mniej niż 1000 znaków.',
  phoneForm: 'Wpisz numer telefonu o co najmniej 4 cyfrach, tylko z cyfr i łączników.',
  phoneLong: 'Numer telefonu musi mieć mniej niż 50 znaków.',
  smsLong: 'Odnośnik do SMS-a musi mieć mniej niż 1000 znaków.',
  webForm: 'Wpisz adres internetowy, na przykład https://example.com',
  ftpLong: 'Odnośnik ftp: musi mieć mniej niż 100 znaków.',
};
