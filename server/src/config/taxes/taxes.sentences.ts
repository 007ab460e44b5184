import type { InLanguages } from '../../language';
import { polish } from './taxes.sentences.pl';

const english = {
  added: 'taxes are added to the prices',
  included: 'the prices include the taxes',
};

/** What the server says of taxes as a whole, in one language. */
export type TaxesSentences = typeof english;

/** The same in every language. */
export const TAXES_SENTENCES: InLanguages<TaxesSentences> = { en: english, pl: polish };
