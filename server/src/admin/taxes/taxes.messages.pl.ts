import type { TaxesMessages } from './taxes.messages';

export const polish: TaxesMessages = {
  added: 'podatki są doliczane do cen',
  included: 'ceny zawierają podatki',
};
