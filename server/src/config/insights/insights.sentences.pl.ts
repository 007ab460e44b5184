import type { InsightsSentences } from './insights.sentences';

const RULES = new Intl.PluralRules('pl');
const FORMS = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 2 } as const;
/** One, few or many. */
const counted = (count: number, ...forms: readonly [string, string, string]) => forms[FORMS[RULES.select(count)]];

/** What the pages of figures say in Polish. */
export const polish: InsightsSentences = {
  pages: { visits: 'Wizyty', sales: 'Sprzedaż', speed: 'Szybkość', errors: 'Błędy' },
  periods: {
    today: { name: 'Dziś', before: 'te same godziny wczoraj' },
    week: { name: '7 dni', before: 'poprzednie 7 dni' },
    month: { name: '30 dni', before: 'poprzednie 30 dni' },
    year: { name: '12 miesięcy', before: 'poprzednie 12 miesięcy' },
  },
  frame: {
    home: 'Konfiguracja',
    pages: 'Dane',
    periods: 'Okres',
    table: 'Dane w tabeli',
    file: 'Pobierz jako plik (CSV)',
    now: 'Ten okres',
  },
  compared: (before) => `Porównanie: ${before}`,
  limits: { good: (value) => `Dobrze do ${value}`, poor: (value) => `Źle powyżej ${value}` },
  range: (range) => `${range}, czas UTC`,
  change: {
    up: (percent) => `${percent} więcej`,
    down: (percent) => `${percent} mniej`,
    same: 'Bez zmian',
    fromNothing: 'Wcześniej nic',
  },
  columns: {
    time: 'Czas (UTC)',
    before: 'Poprzedni okres',
    visitors: 'Nowi odwiedzający',
    visits: 'Wizyty',
    views: 'Odsłony',
    page: 'Strona',
    orders: 'Zamówienia',
    revenue: 'Przychód',
    currency: 'Waluta',
    product: 'Produkt',
    pieces: 'Sztuki',
    value: 'Wartość, w której mieszczą się 3 z 4',
    measured: 'Pomiary',
    origin: 'Czyje',
    version: 'Wersja',
    first: 'Pierwszy raz',
    last: 'Ostatni raz',
    errors: 'Błędy',
    message: 'Komunikat',
    pages: 'Strony',
  },
  tiles: {
    visits: 'Wizyty',
    visitors: 'Nowi odwiedzający',
    views: 'Odsłony',
    viewsPerVisit: 'Stron na wizytę',
    revenue: 'Przychód',
    orders: 'Zamówienia',
    average: 'Średnie zamówienie',
    pieces: 'Sprzedane sztuki',
  },
  visitsSummary: (greatest, when) => `Odsłony w czasie, najwięcej ${greatest} (${when}).`,
  salesSummary: (greatest, when) => `Przychód w czasie, najwięcej ${greatest} (${when}).`,
  errorsSummary: (greatest, when) => `Błędy w czasie, najwięcej ${greatest} (${when}).`,
  speedSummary: (what, greatest, when) => `${what} w czasie, najwolniej ${greatest} (${when}).`,
  emptySummary: 'Nie ma czego narysować.',
  otherCurrencies: (count, text, currency) =>
    counted(
      count,
      `Jedno zamówienie w walucie innej niż ${currency} nie jest tu liczone.`,
      `${text} zamówienia w walutach innych niż ${currency} nie są tu liczone.`,
      `${text} zamówień w walutach innych niż ${currency} nie jest tu liczonych.`,
    ),
  pieces: (count, text) => counted(count, '1 sztuka', `${text} sztuki`, `${text} sztuk`),
  measured: (count, text) => counted(count, '1 pomiar', `${text} pomiary`, `${text} pomiarów`),
  times: (count, text) => counted(count, 'Raz', `${text} razy`, `${text} razy`),
  morePages: (count, text) => counted(count, 'i jeszcze jedna', `i jeszcze ${text}`, `i jeszcze ${text}`),
  ratings: { good: 'Dobrze', fair: 'Do poprawy', poor: 'Źle' },
  metrics: {
    lcp: { name: 'Główna treść', meaning: 'do narysowania największego elementu (LCP)' },
    inp: { name: 'Reakcja', meaning: 'do odpowiedzi na dotknięcie lub klawisz (INP)' },
    cls: { name: 'Przesunięcia', meaning: 'jak bardzo treść przesuwa się sama (CLS)' },
    fcp: { name: 'Pierwsza treść', meaning: 'do narysowania czegokolwiek (FCP)' },
    ttfb: { name: 'Serwer', meaning: 'do pierwszego bajtu (TTFB)' },
    'long-work': { name: 'Długa praca', meaning: 'praca skryptów, na którą się czeka' },
    'feature-start': { name: 'Start funkcji', meaning: 'do ożywienia części strony' },
    'file-bytes': { name: 'Pliki', meaning: 'bajty skryptów i stylów, po kompresji' },
  },
  noVersion: 'Niczyje',
};
