export const messages = {
  unnamed: 'More to see',
  previous: 'Previous items',
  next: 'Next items',
  slide: '{n} of {count}',
  counter: '{n} / {count}',
  priceNow: 'Price now',
  priceWas: 'was',
  priceFrom: 'From {price}',
  soldOut: 'Sold out',
} as const;
