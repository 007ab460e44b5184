import type { InLanguages } from '../../language';
import { polish } from './slice.sentences.pl';

const english = { trial: 'This website is being tried out. It is not finished yet.' };

/** What the platform says of a site on trial, in one language. */
export type SliceSentences = typeof english;

/** The same in every language. */
export const SLICE_SENTENCES: InLanguages<SliceSentences> = { en: english, pl: polish };
