export const messages = {
  title: 'Start',
  today: 'Dzisiaj',
  todayNote: 'Dni zaczynają się o północy w strefie czasowej {timeZone}.',
  sales: 'Sprzedaż',
  visits: 'Wizyty',
  yesterday: 'Wczoraj do tej pory',
  average: 'Średnia dzienna z 7 dni',
  quietSales: 'Brak zamówień w ostatnich 14 dniach. Dzisiejszy przychód pojawi się tu, gdy ktoś złoży zamówienie.',
  quietVisits:
    'Brak wizyt w ostatnich 14 dniach. Podaj innym adres witryny: wizyty pojawiają się tu po kilku sekundach.',
  failed: 'Nie udało się wczytać tej części.',
  tryAgain: 'Spróbuj ponownie',
  waiting: 'Czeka na Ciebie',
  waitingNothing: 'Wszystko zrobione. Nic na Ciebie nie czeka.',
  waitingRefunds:
    '{count, plural, one {# anulowane zamówienie} few {# anulowane zamówienia} many {# anulowanych zamówień} other {# anulowanego zamówienia}} do zwrotu',
  waitingOrders:
    '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}} do realizacji',
  waitingUndelivered:
    '{count, plural, one {# zgłoszenie} few {# zgłoszenia} many {# zgłoszeń} other {# zgłoszenia}} z nieudaną wysyłką',
  waitingSubmissions:
    '{count, plural, one {# nieprzeczytane zgłoszenie} few {# nieprzeczytane zgłoszenia} many {# nieprzeczytanych zgłoszeń} other {# nieprzeczytanego zgłoszenia}}',
  waitingStock:
    '{count, plural, one {# produkt z małym zapasem} few {# produkty z małym zapasem} many {# produktów z małym zapasem} other {# produktu z małym zapasem}}',
  waitingLinks:
    '{count, plural, one {# niedziałający odnośnik} few {# niedziałające odnośniki} other {# niedziałających odnośników}} do poprawienia',
  waitingReviews:
    '{count, plural, one {# nowa opinia} few {# nowe opinie} many {# nowych opinii} other {# nowej opinii}} do sprawdzenia',
  pieces: '{count, plural, =0 {Wyprzedany} one {została #} few {zostały #} many {zostało #} other {zostało #}}',
  setup: 'Przygotuj witrynę',
  setupProgress: 'Zrobione: {done, number} z {all, number}',
  setupDone: 'Zrobione',
  setupStyles: 'Wybierz kolory i czcionki',
  setupNavigation: 'Dodaj strony do nawigacji',
  setupProduct: 'Dodaj produkt',
  setupShipping: 'Dodaj sposób wysyłki',
  setupTax: 'Dodaj regułę podatkową',
  setupPayments: 'Przyjmuj płatności',
  setupForm: 'Otrzymuj zgłoszenia z formularzy e-mailem',
  setupCookies: 'Zdecyduj o banerze plików cookie',
  setupDomain: 'Podłącz własną domenę',
  setupOrder: 'Zdobądź pierwsze zamówienie: wypróbuj swój sklep',
  setupHide: 'Ukryj tę listę',
  setupShow: 'Pokaż listę przygotowań',
  account: 'Twoje konto',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  roles: '{count, plural, one {Rola} few {Role} many {Role} other {Role}}',
  role: '{role, select, admin {Administrator} billing {Rozliczenia} reporting {Raporty} editor {Redaktor} moderator {Moderator} commenter {Komentator} storeManager {Kierownik sklepu} scheduling {Terminarz} viewer {Obserwator} campaignsEditor {Redaktor kampanii} schedulingViewer {Podgląd terminarza} schedulingEditor {Redaktor terminarza} other {Inna rola}}',
  since: 'Zalogowano',
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
} as const;
