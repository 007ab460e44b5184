import type { OrderLookupPageMessages } from './order-lookup-page.messages';

export const polish: OrderLookupPageMessages = {
  title: 'Znajdź swoje zamówienie',
  description: 'Poproś o ponowne wysłanie linku do zamówienia.',
};
