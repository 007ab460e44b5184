import type { InLanguages } from '../../platform/language';
import { polish } from './slice.messages.pl';

const english = { trial: 'This website is on trial. It is not finished yet.' };

/** What the platform says of a site on trial, in one language. */
export type SliceMessages = typeof english;

/** The same in every language. */
export const SLICE_MESSAGES: InLanguages<SliceMessages> = { en: english, pl: polish };
