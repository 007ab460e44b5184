import type { InLanguages } from '../../platform/language';
import { polish } from './taxes.messages.pl';

const english = {
  added: 'taxes are added to prices',
  included: 'prices include taxes',
};

/** What the server says of taxes as a whole, in one language. */
export type TaxesMessages = typeof english;

/** The same in every language. */
export const TAXES_MESSAGES: InLanguages<TaxesMessages> = { en: english, pl: polish };
