import { messages as choicesMessages } from './page-choices.messages.pl';

export const messages = {
  ...choicesMessages,
  linkTo: 'Odnośnik do',
  linkPage: 'Strona',
  linkWeb: 'Adres internetowy',
  linkEmail: 'E-mail',
  linkPhone: 'Telefon',
  linkFile: 'Plik',
  linkPageHint: 'Tytuł lub ścieżka strony',
  linkPhoneHint: 'Aby wysłać SMS, zacznij od sms:',
  linkAnchor: 'Część strony',
  linkTop: 'Początek strony',
  linkLabel: 'Tekst odnośnika',
  linkNewWindow: 'Otwieraj w nowym oknie',
  linkRemove: 'Usuń odnośnik',
  linkChooseFile: 'Wybierz plik',
  linkReplaceFile: 'Zamień',
  linkHosts: 'Odnośniki muszą mieć postać {host} lub {otherHost}',
  linkProblem: `{problem, select,
    pageForm {{val} nie jest prawidłowym adresem strony}
    pageLong {Ścieżka musi mieć mniej niż 150 znaków.}
    anchorForm {Kotwica nie może zawierać spacji.}
    anchorLong {Kotwica musi mieć mniej niż 100 znaków.}
    emailForm {Adres e-mail musi mieć postać {email}}
    emailLong {Odnośnik e-mail musi mieć mniej niż 1000 znaków.}
    phoneForm {Wpisz numer telefonu o co najmniej 4 cyfrach, tylko z cyfr i łączników.}
    phoneLong {Numer telefonu musi mieć mniej niż 50 znaków.}
    smsForm {Po sms: wpisz numer telefonu.}
    smsLong {Odnośnik do SMS-a musi mieć mniej niż 1000 znaków.}
    script {Odnośnik nie może uruchamiać skryptów. Użyj bloku kodu.}
    scriptLong {Odnośnik nie może uruchamiać skryptów. Użyj bloku kodu.}
    ftpForm {Wpisz adres serwera, na przykład ftp://example.com}
    ftpLong {Odnośnik ftp: musi mieć mniej niż 100 znaków.}
    https {Wpisz adres zaczynający się od https://}
    other {Wpisz adres internetowy, na przykład https://example.com}
  }`,
} as const;
