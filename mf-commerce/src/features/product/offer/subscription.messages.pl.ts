export const messages = {
  subscription: 'Subskrypcja',
  subscribe: 'Subskrybuj',
  subscribeHint: 'Na co się zgadzasz, zobaczysz na następnej stronie, zanim zamówisz.',
  subscriptionSoldOut: 'Subskrypcja jest chwilowo wyprzedana.',
} as const;
