export const messages = {
  countMany: '100+',
  label: '{items, plural, =1 {One item in cart} other {{items} items in cart}}',
  labelMany: 'More than 100 items in cart',
  subtotal: 'Subtotal',
} as const;
