import type { InLanguages } from '../../../platform/language';
import { polish } from './order-lookup-page.messages.pl';

const english = { title: 'Find your order', description: 'Request the link to your order again.' };

export type OrderLookupPageMessages = typeof english;

export const ORDER_LOOKUP_PAGE_MESSAGES: InLanguages<OrderLookupPageMessages> = { en: english, pl: polish };
