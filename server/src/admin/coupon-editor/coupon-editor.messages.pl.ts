import type { CouponEditorMessages } from './coupon-editor.messages';

export const polish: CouponEditorMessages = {
  code: 'Użyj tylko liter, cyfr, - i _, bez spacji.',
  codeTaken: 'Inny kupon ma ten kod. Wielkość liter nie ma znaczenia.',
  rate: 'Wpisz procent od 0,01 do 100, na przykład 12,5, najwyżej dwa miejsca po przecinku.',
  amount: (example) => `Wpisz kwotę rabatu, na przykład ${example}.`,
  time: 'Wpisz datę i godzinę, na przykład 2026-12-24 18:00.',
  skipped: (timeZone) =>
    `Zegary w strefie ${timeZone} przeskakują tę godzinę, gdy zaczyna się czas letni. Wpisz wcześniejszą lub późniejszą.`,
  until: 'Wpisz czas późniejszy niż początek.',
  kinds: { percent: 'rabat procentowy', fixed: 'rabat kwotowy', shipping: 'darmowa wysyłka' },
};
