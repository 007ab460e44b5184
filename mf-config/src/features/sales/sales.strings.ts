/** The words of the page of sales. */
export const strings = {
  title: 'Sales',
  lead: 'What was ordered, and what it brought, with delivery and taxes.',
  trend: 'Revenue over time',
  top: 'Products that brought most',
  noneTitle: 'No orders in this period',
  none: 'Nothing was ordered in this time. Choose a longer period to see earlier orders.',
  neverTitle: 'No orders yet',
  never: 'Orders appear here as soon as somebody places one at the checkout.',
} as const;
