import { messages as ruleFormMessages } from '../../parts/rule-form/rule-form.messages.pl';

export const messages = {
  ...ruleFormMessages,
  list: 'Podatki',
  newRule: 'Nowa reguła podatkowa',
  isRemoved: 'Tę regułę podatkową usunięto. Zamówienia zachowują swoje podatki.',
  isOn: 'Aktywna',
  isOnHint: 'Nieaktywna reguła nie jest stosowana.',
  name: 'Nazwa',
  nameHint: 'Widoczna w koszykach, zamówieniach i e-mailach, na przykład VAT.',
  rate: 'Stawka (%)',
  rateHint: 'Najwyżej dwa miejsca po przecinku. 0 wymienia podatek i niczego nie dodaje.',
  country: 'Kraj kupującego',
  narrow: 'Tylko niektóre stany lub kody pocztowe',
  states: 'Stany lub regiony, po jednym w wierszu',
  statesHint:
    'Tak jak w adresach. W Stanach Zjednoczonych, Kanadzie i Australii wystarczy skrót lub nazwa; inne pisownie wpisz w osobnych wierszach. Puste: wszystkie.',
  zips: 'Początki kodów pocztowych, po jednym w wierszu',
  zipsHint: 'Na przykład 10 dla wszystkich, które zaczynają się od 10. Puste: dowolne.',
  taxesShipping: 'Także od wysyłki',
  taxesShippingHint: 'Darmowa wysyłka nie jest opodatkowana.',
  types: 'Tylko niektóre rodzaje produktów',
  typesHint: 'Nic nie zaznaczono: wszystkie.',
  typeName: '{type, select, 1 {Fizyczny} 2 {Cyfrowy} 3 {Usługa} 4 {Karta podarunkowa} other {Płatny dostęp}}',
  removal: 'Usuń tę regułę podatkową',
  removalHint:
    'Reguła przestanie działać od razu i na zawsze. Zamówienia zachowują swoje podatki. Aby ją wstrzymać, odznacz „Aktywna”.',
} as const;
