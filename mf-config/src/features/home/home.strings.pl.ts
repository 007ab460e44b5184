/** The words of the first page of the configuration area in Polish. */
export const strings = {
  title: 'Konfiguracja',
  account: 'Kto jest zalogowany',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  roles: '{count, plural, one {Rola} few {Role} many {Role} other {Role}}',
  role: '{role, select, admin {Administrator} billing {Rozliczenia} reporting {Raporty} editor {Redaktor} moderator {Moderator} commenter {Komentator} storeManager {Kierownik sklepu} scheduling {Terminarz} viewer {Obserwator} campaignsEditor {Redaktor kampanii} schedulingViewer {Podgląd terminarza} schedulingEditor {Redaktor terminarza} other {Inna rola}}',
  since: 'Zalogowano',
  parts: 'Co możesz otworzyć',
  design: 'Twoja witryna w ramce, w każdej szerokości',
  submissions: 'Zgłoszenia z formularzy',
  visits: 'Wizyty: ile osób przychodzi i co czyta',
  sales: 'Sprzedaż: co zamówiono',
  speed: 'Szybkość: jak długo się czeka',
  errors: 'Błędy: co się zepsuło i czyje to jest',
  cookieSettings: 'Baner i zasady plików cookie',
  plan: 'Plan i rozliczenia',
  nothing:
    'Twoje role w tej witrynie nie otwierają innych stron. Jeśli potrzebujesz dostępu, poproś administratora witryny.',
  back: 'Wróć do strony',
  signOut: 'Wyloguj się',
  signingOut: 'Wylogowywanie…',
} as const;
