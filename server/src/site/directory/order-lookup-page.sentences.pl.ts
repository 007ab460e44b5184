import type { OrderLookupPageSentences } from './order-lookup-page.sentences';

/** What the page for looking up an order says of itself in Polish. */
export const polish: OrderLookupPageSentences = {
  title: 'Znajdź swoje zamówienie',
  description: 'Poproś o ponowne wysłanie odnośnika do zamówienia.',
};
