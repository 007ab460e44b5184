export const messages = {
  title: 'Sales',
  lead: 'What was ordered and what it earned, with shipping and taxes.',
  trend: 'Revenue over time',
  top: 'Top products by revenue',
  noneTitle: 'No orders in this period',
  none: 'Nothing was ordered in this time. Choose a longer period to see earlier orders.',
  neverTitle: 'No orders yet',
  never: 'Orders appear here as soon as somebody places one at the checkout.',
} as const;
