/** The messages of the first page of the admin area in Polish. */
export const messages = {
  title: 'Panel',
  account: 'Twoje konto',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  roles: '{count, plural, one {Rola} few {Role} many {Role} other {Role}}',
  role: '{role, select, admin {Administrator} billing {Rozliczenia} reporting {Raporty} editor {Redaktor} moderator {Moderator} commenter {Komentator} storeManager {Kierownik sklepu} scheduling {Terminarz} viewer {Obserwator} campaignsEditor {Redaktor kampanii} schedulingViewer {Podgląd terminarza} schedulingEditor {Redaktor terminarza} other {Inna rola}}',
  since: 'Zalogowano',
  parts: 'Sekcje',
  surveyTitle: 'Jak Ci idzie?',
  surveyQuestion: 'Jak radzisz sobie z witryną i jej panelem?',
  surveyOpen: 'Odpowiedz na jedno pytanie',
  surveyRating: '{rating, select, 1 {1 – źle} 2 {2} 3 {3} 4 {4} other {5 – bardzo dobrze}}',
  surveyText: 'Co powinno być lepsze? (opcjonalnie)',
  surveyHint: 'Najwyżej 1000 znaków. Czytający nie widzą, kim jesteś.',
  surveySend: 'Wyślij',
  surveyClose: 'Zamknij',
  surveyLater: 'Nie w tym kwartale',
  surveyProblem: 'Popraw zaznaczone pola.',
  surveyDone: '{how, select, answer {Dziękujemy za odpowiedź.} other {W tym kwartale nie zapytamy ponownie.}}',
  nothing:
    'Twoje role w tej witrynie nie otwierają innych stron. Jeśli potrzebujesz dostępu, poproś administratora witryny.',
  trial:
    'Ta witryna jest w okresie próbnym: widzi ją każdy, kto zna adres, wyszukiwarki jej nie pokazują, a sklep nie przyjmuje jeszcze zamówień.',
  pastDue:
    'Płatność za tę witrynę jest spóźniona. Odwiedzający jeszcze tego nie widzą; gdy plan wygaśnie, witryna przestanie im się wyświetlać.',
  expired:
    'Plan tej witryny wygasł: odwiedzający dowiadują się, że jest niedostępna. Osoby, które ją prowadzą, widzą ją jak dotąd; niczego nie usunięto.',
  seeToPlan: 'Sprawdź, co zrobić',
  contactAdministrator: 'Może się tym zająć administrator albo osoba z rolą Rozliczenia.',
  back: 'Wróć do strony',
  sessions: 'Aktywne sesje',
  signOut: 'Wyloguj się',
  signingOut: 'Wylogowywanie…',
} as const;
