import type { InLanguages } from '../../../platform/language';
import { polish } from './order-lookup-page.messages.pl';

const english = { title: 'Find your order', description: 'Request the link to your order again.' };

/** What the page for looking up an order says of itself, in one language. */
export type OrderLookupPageMessages = typeof english;

/** The same in every language. */
export const ORDER_LOOKUP_PAGE_MESSAGES: InLanguages<OrderLookupPageMessages> = { en: english, pl: polish };
