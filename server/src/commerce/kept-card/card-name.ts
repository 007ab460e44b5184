/** Brands whose names are written otherwise than Stripe's ids. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['eftpos_au', 'Eftpos'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['unknown', ''],
  ['visa', 'Visa'],
]);

/** How people name a card, in every language: `Visa •••• 4242`. */
export function cardName({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  return `${BRANDS.get(brand) ?? brand} •••• ${last4}`.trim();
}
