import type { CartMessages } from './cart.messages';

/** Polish plural forms of whole numbers. */
const PIECES = new Map<Intl.LDMLPluralRule, string>([
  ['one', 'sztukę'],
  ['few', 'sztuki'],
  ['many', 'sztuk'],
]);
const rules = new Intl.PluralRules('pl');

export const polish: CartMessages = {
  added: (title) => `Dodano do koszyka: ${title}.`,
  quantity: (title, quantity) => `${title}: ${quantity} w koszyku.`,
  removed: (title) => `Usunięto z koszyka: ${title}.`,
  formSaved: (title) => `Dane do „${title}” zostały zapisane.`,
  removeQuestion: (title) => `Usunąć „${title}” z koszyka?`,
  soldOut: (title) => `${title}: produkt wyprzedany.`,
  tooMany: ({ title, available, already }) =>
    `${title}: mamy tylko ${pieces(available)}${already === 0 ? '' : `, a ${already} już w koszyku`}.`,
  tooManyForAnyCart: (most) => `W koszyku może być najwyżej ${most} sztuk jednego produktu.`,
  noVariant: 'Wybierz, co chcesz kupić.',
  noQuantity: (least, most) => `Wybierz liczbę całkowitą od ${least} do ${most}.`,
  noAnswer: 'Odpowiedz: tak lub nie.',
  couponAdded: (code) => `Kod ${code} jest w koszyku.`,
  couponRemoved: (code) => `Usunięto kod ${code} z koszyka.`,
  noCode: 'Wpisz kod.',
  deliverySet: 'Koszyk pokazuje, ile to tam kosztuje.',
  stale: 'Odśwież stronę i wyślij ponownie.',
};

function pieces(count: number): string {
  return `${count} ${PIECES.get(rules.select(count)) ?? ''}`;
}
