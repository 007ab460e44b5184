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
  orders: 'Zamówienia',
  products: 'Produkty: ile kosztują i co jest w magazynie',
  coupons: 'Kupony: kody, dzięki którym odwiedzający płacą mniej',
  shipping: 'Wysyłka: jak wysyła się towary i ile to kosztuje',
  taxes: 'Podatki: co jest doliczane do zamówień i gdzie',
  submissions: 'Zgłoszenia z formularzy',
  visits: 'Wizyty: ile osób przychodzi i co czyta',
  sales: 'Sprzedaż: co zamówiono',
  speed: 'Szybkość: jak długo się czeka',
  errors: 'Błędy: co się zepsuło i czyje to jest',
  cookieSettings: 'Baner i zasady plików cookie',
  announcement: 'Ogłoszenie u góry stron',
  members: 'Członkowie: kto widzi zamknięte strony',
  plan: 'Plan i rozliczenia',
  nothing:
    'Twoje role w tej witrynie nie otwierają innych stron. Jeśli potrzebujesz dostępu, poproś administratora witryny.',
  trial:
    'Ta witryna jest w okresie próbnym: widzi ją każdy, kto zna adres, wyszukiwarki jej nie pokazują, a sklep nie przyjmuje jeszcze zamówień.',
  pastDue:
    'Płatność za tę witrynę jest spóźniona. Odwiedzający jeszcze tego nie widzą; gdy plan wygaśnie, witryna przestanie im się wyświetlać.',
  expired:
    'Plan tej witryny wygasł: odwiedzający dowiadują się, że jest niedostępna. Kto nad nią pracuje, widzi ją jak dotąd; niczego nie usunięto.',
  seeToPlan: 'Sprawdź, co zrobić z planem',
  askAboutPlan: 'Może się tym zająć administrator witryny albo osoba z rolą Rozliczenia.',
  back: 'Wróć do strony',
  signOut: 'Wyloguj się',
  signingOut: 'Wylogowywanie…',
} as const;
