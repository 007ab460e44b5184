/** The words of the list of ways to send goods in Polish. */
export const strings = {
  home: 'Konfiguracja',
  title: 'Wysyłka',
  intro:
    'Sposoby wysyłki w kolejności, w jakiej są proponowane. Pierwszy, który gdzieś dociera, jest wybrany, dopóki odwiedzający nie wybierze innego.',
  kept: 'Gdy coś tu zmienisz, całość pozostaje bez zmian, gdy witryna jest ponownie wczytywana ze swojego dokumentu.',
  add: 'Dodaj sposób wysyłki',
  removed: 'Sposób wysyłki jest usunięty. Zamówienia zachowują jego nazwę i koszt.',
  empty: 'Nie ma jeszcze sposobów wysyłki, więc nie można zamówić niczego, co trzeba wysłać. Dodaj pierwszy.',
  state: '{off, select, true {Wyłączony} other {W użyciu}}',
  cost: '{cost}',
  costs: 'od {from} do {to}, według wagi',
  freeFrom: 'Za darmo od wartości koszyka {amount}',
  everywhere: 'Wszędzie',
  andMore: '{names} i jeszcze {more}',
  narrowed: 'Tylko niektóre stany lub kody pocztowe',
  up: 'W górę',
  down: 'W dół',
  failed: 'Niczego nie przesunięto. Zaczekaj chwilę i spróbuj ponownie.',
  signedOut: 'Nie jesteś już zalogowany. Zaloguj się w innej karcie, a potem spróbuj tutaj ponownie.',
  notAllowed: 'Nie możesz już zmieniać wysyłki.',
  moved: 'Kolejność jest zmieniona.',
} as const;
