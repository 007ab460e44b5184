/** The words of the list of tax rules in Polish. */
export const strings = {
  home: 'Konfiguracja',
  title: 'Podatki',
  intro:
    'Co jest doliczane do zamówień albo zawarte w ich cenach, zależnie od tego, dokąd trafiają. Liczą się wszystkie pasujące reguły, w tej kolejności.',
  included:
    '{isIncluded, select, true {Ceny w tym sklepie zawierają podatki.} other {Podatki są doliczane do cen w tym sklepie.}}',
  kept: 'Gdy coś tu zmienisz, całość pozostaje bez zmian, gdy witryna jest ponownie wczytywana ze swojego dokumentu.',
  add: 'Dodaj regułę podatkową',
  removed: 'Reguła podatkowa jest usunięta. Zamówienia zachowują to, jak je opodatkowano.',
  empty: 'Nie ma jeszcze reguł podatkowych, więc niczego się nie opodatkowuje. Jeśli musisz, dodaj pierwszą.',
  state: '{off, select, true {Wyłączona} other {W użyciu}}',
  rate: '{rate}, {country}',
  narrowed: 'Tylko niektóre stany lub kody pocztowe',
  shipping: 'Także od kosztu wysyłki',
  types: 'Na: {types}',
  typeName: '{type, select, 1 {fizyczne} 2 {cyfrowe} 3 {usługi} 4 {karty podarunkowe} other {płatny dostęp}}',
  up: 'W górę',
  down: 'W dół',
  moveFailed: 'Niczego nie przesunięto. Zaczekaj chwilę i spróbuj ponownie.',
  moved: 'Kolejność jest zmieniona.',
} as const;
