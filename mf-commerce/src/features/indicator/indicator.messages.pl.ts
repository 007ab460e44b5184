export const messages = {
  countMany: '100+',
  label:
    '{items, plural, =1 {Jeden produkt w koszyku} one {# produkt w koszyku} few {# produkty w koszyku} many {# produktów w koszyku} other {# produktu w koszyku}}',
  labelMany: 'Ponad 100 produktów w koszyku',
  subtotal: 'Suma częściowa',
} as const;
