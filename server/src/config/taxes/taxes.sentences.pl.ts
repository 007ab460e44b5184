import type { TaxesSentences } from './taxes.sentences';

/** What the server says of taxes as a whole, in Polish. */
export const polish: TaxesSentences = {
  added: 'podatki są doliczane do cen',
  included: 'ceny zawierają podatki',
};
