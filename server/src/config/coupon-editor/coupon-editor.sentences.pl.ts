import type { CouponEditorSentences } from './coupon-editor.sentences';

/** What the server says of a coupon that is changed, in Polish. */
export const polish: CouponEditorSentences = {
  code: 'Użyj tylko liter, cyfr, - i _, bez spacji.',
  codeTaken: 'Inny kupon ma ten kod. Małe i wielkie litery nie robią różnicy.',
  rate: 'Wpisz procent od 0,01 do 100, na przykład 12,5, najwyżej dwa miejsca po przecinku.',
  amount: (example) => `Wpisz, ile jest odejmowane, na przykład ${example}.`,
  time: 'Wpisz dzień i godzinę, na przykład 2026-12-24 18:00.',
  until: 'Wpisz chwilę późniejszą niż początek.',
  kinds: { percent: 'procent zniżki', fixed: 'kwota zniżki', shipping: 'darmowa wysyłka' },
};
