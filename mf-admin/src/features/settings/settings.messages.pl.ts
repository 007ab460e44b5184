import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  title: 'Ustawienia',
  saved: 'Zapisano. Godziny, raporty i e-maile używają tego od teraz.',
  timeZone: 'Strefa czasowa',
  timeZoneHint: 'W niej podaje się i wpisuje godziny, a o jej północy zaczynają się dni w raportach. Teraz jest {now}.',
  unknownTimeZone:
    'Nie udało się wczytać strefy czasowej {timeZone}. Na razie godziny są w UTC. Odśwież stronę, aby spróbować ponownie, albo wybierz inną strefę.',
  contactEmail: 'Adres kontaktowy',
  contactEmailHint:
    'Tam trafiają odpowiedzi klientów na e-maile tej witryny. Zostaw puste, jeśli nie ma takiego adresu.',
  orderNoticeEmail: 'Adres dla nowych zamówień',
  orderNoticeEmailHint: 'Dostaje e-mail o każdym nowym zamówieniu. Zostaw puste, jeśli nikt ma go nie dostawać.',
  measurementStandard: 'Jednostki',
  measurementStandardHint: 'Wag i wymiarów. Wpisane liczby pozostają bez zmian.',
  unit: '{unit, select, imperial {Imperialne: funty i cale} other {Metryczne: kilogramy i centymetry}}',
  currency: 'Waluta',
  currencyHint:
    'Ceny, kupony i koszty wysyłki są kwotami w tej walucie, więc nie można jej tu zmienić. Ustawia ją import witryny.',
} as const;
