import { messages as ruleFormMessages } from '../../parts/rule-form/rule-form.messages.pl';

export const messages = {
  ...ruleFormMessages,
  list: 'Wysyłka',
  newRule: 'Nowy sposób wysyłki',
  isRemoved: 'Ten sposób wysyłki usunięto. Zamówienia zachowują jego nazwę i cenę.',
  isOn: 'Aktywny',
  isOnHint: 'Nieaktywnego nikt nie może wybrać; koszyki, które go wybrały, dostają pierwszy inny dostępny.',
  name: 'Nazwa',
  nameHint: 'To wybierają odwiedzający, na przykład „Paczka, 2 do 4 dni”.',
  cost: 'Cena ({currency})',
  costHint: 'Przy progach wagi poniżej: cena powyżej ostatniego z nich.',
  freeFrom: 'Za darmo od ({currency})',
  freeFromHint: 'Puste: nigdy za darmo.',
  countries: 'Kraje, po jednym w wierszu',
  countriesHint: 'Nazwy, na przykład Niemcy, albo kody, na przykład DE. Puste: wszystkie.',
  narrow: 'Tylko niektóre stany lub kody pocztowe',
  states: 'Stany lub regiony, po jednym w wierszu',
  statesHint:
    'Tak jak w adresach. W Stanach Zjednoczonych, Kanadzie i Australii wystarczy skrót lub nazwa; inne pisownie wpisz w osobnych wierszach. Puste: wszystkie.',
  zips: 'Początki kodów pocztowych, po jednym w wierszu',
  zipsHint: 'Na przykład 10 dla wszystkich, które zaczynają się od 10. Puste: dowolne.',
  steps: 'Cena według wagi',
  stepsHint: 'Liczy się waga całego koszyka. Wyczyść wiersz, aby go usunąć; kolejność nie ma znaczenia.',
  stepUp: 'Do wagi ({unit})',
  stepCost: 'Cena ({currency})',
  step: 'Próg {number}',
  removal: 'Usuń ten sposób wysyłki',
  removalHint:
    'Nikt nie będzie mógł go wybrać, od razu i na zawsze. Zamówienia zachowują jego nazwę i cenę. Aby go wstrzymać, odznacz „Aktywny”.',
} as const;
