import type { InLanguages } from '../../language';
import { polish } from './order-lookup-page.sentences.pl';

const english = { title: 'Find your order', description: 'Have the link to your order sent again.' };

/** What the page for looking up an order says of itself, in one language. */
export type OrderLookupPageSentences = typeof english;

/** The same in every language. */
export const ORDER_LOOKUP_PAGE_SENTENCES: InLanguages<OrderLookupPageSentences> = { en: english, pl: polish };
