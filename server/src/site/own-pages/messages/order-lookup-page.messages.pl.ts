import type { OrderLookupPageMessages } from './order-lookup-page.messages';

/** What the page for looking up an order says of itself in Polish. */
export const polish: OrderLookupPageMessages = {
  title: 'Znajdź swoje zamówienie',
  description: 'Poproś o ponowne wysłanie linku do zamówienia.',
};
