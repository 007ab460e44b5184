import type { InLanguages } from '../../platform/language';
import { polish } from './download.messages.pl';

const english = {
  title: 'This file cannot be downloaded now',
  lookup: 'Get the link to your order by email',
};

export type DownloadMessages = typeof english;

export const DOWNLOAD_MESSAGES: InLanguages<DownloadMessages> = { en: english, pl: polish };
