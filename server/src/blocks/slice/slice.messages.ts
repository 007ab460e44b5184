import type { InLanguages } from '../../platform/language';
import { polish } from './slice.messages.pl';

const english = { trial: 'This website is on trial. It is not finished yet.' };

export type SliceMessages = typeof english;

export const SLICE_MESSAGES: InLanguages<SliceMessages> = { en: english, pl: polish };
