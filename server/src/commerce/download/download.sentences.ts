import type { InLanguages } from '../../language';
import { polish } from './download.sentences.pl';

const english = {
  title: 'This file cannot be downloaded now',
  lookup: 'Get the link to your order by email',
};

/** What a download that is refused says, in one language. */
export type DownloadSentences = typeof english;

/** The same in every language. */
export const DOWNLOAD_SENTENCES: InLanguages<DownloadSentences> = { en: english, pl: polish };
