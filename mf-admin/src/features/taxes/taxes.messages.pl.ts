import { messages as ruleFormMessages } from '../../parts/rule-form/rule-form.messages.pl';

export const messages = {
  ...ruleFormMessages,
  title: 'Podatki',
  intro:
    'Co jest doliczane do zamówień albo zawarte w ich cenach, zależnie od miejsca dostawy. Stosowane są wszystkie pasujące reguły, w tej kolejności.',
  isIncluded:
    '{isIncluded, select, true {Ceny w tym sklepie zawierają podatki.} other {Podatki są doliczane do cen w tym sklepie.}}',
  inclusionChange: 'Zmień, czy ceny zawierają podatki',
  inclusion: 'Podatki i ceny',
  inclusionIntro:
    'Ceny produktów pozostają takie, jak je wpisano; zmienia się to, ile płacą kupujący. Koszyki i kasy stosują to od razu, kto właśnie zamawia, najpierw zobaczy nową kwotę, a złożone zamówienia się nie zmieniają.',
  added: 'Podatki są doliczane do cen',
  addedMeans: 'Ceny są pokazywane bez podatków. Są doliczane, gdy tylko znane jest miejsce dostawy.',
  addedExample: 'Z ceny {price} robi się {total} z podatkiem {tax} ({rate}).',
  included: 'Ceny zawierają podatki',
  includedMeans:
    'Cena jest tym, co się płaci, dokądkolwiek trafi zamówienie. Koszyki i zamówienia pokazują, ile z tego to podatek.',
  includedExample: 'Cena {price} pozostaje ceną {price}; przy podatku {tax} ({rate}) podatek wynosi w niej {amount}.',
  failed: 'Nie zapisano. Zaczekaj chwilę i zapisz ponownie.',
  signedOut: 'Sesja wygasła. Zaloguj się w innej karcie, a potem zapisz tutaj ponownie.',
  notAllowed: 'Nie możesz już zmieniać podatków.',
  kept: 'Gdy coś tu zmienisz, całość pozostaje po ponownym imporcie witryny.',
  add: 'Dodaj regułę podatkową',
  removed: 'Regułę podatkową usunięto. Zamówienia zachowują swoje podatki.',
  empty: 'Nie ma jeszcze reguł podatkowych, więc nic nie jest opodatkowane. Dodaj pierwszą, jeśli musisz.',
  state: '{off, select, true {Nieaktywna} other {Aktywna}}',
  rate: '{rate}, {country}',
  narrowed: 'Tylko niektóre stany lub kody pocztowe',
  shipping: 'Także od wysyłki',
  types: 'Na: {types}',
  typeName: '{type, select, 1 {fizyczne} 2 {cyfrowe} 3 {usługi} 4 {karty podarunkowe} other {płatny dostęp}}',
  up: 'W górę',
  down: 'W dół',
  moved: 'Kolejność zmieniono.',
} as const;
