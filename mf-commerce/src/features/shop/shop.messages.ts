export const messages = {
  empty: 'There is nothing here yet. Please come back soon.',
  unnamed: 'Shop',
  priceNow: 'Price now',
  priceWas: 'was',
  priceFrom: 'From {price}',
  sale: 'Sale',
  soldOut: 'Sold out',
  quickView: 'Quick view',
  quickViewOf: 'Quick view of {title}',
  shown: 'Showing {first}–{last} of {count}',
} as const;
