import type { TaxesMessages } from './taxes.messages';

/** What the server says of taxes as a whole, in Polish. */
export const polish: TaxesMessages = {
  added: 'podatki są doliczane do cen',
  included: 'ceny zawierają podatki',
};
