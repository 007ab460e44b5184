import type { InLanguages } from '../../language';
import { polish } from './plain-pages.sentences.pl';

const english = {
  notFoundTitle: 'Page not found',
  notFound: (home: string, search: string) =>
    `There is nothing at this address. <a href="${search}">Search this site</a>, or <a href="${home}">go to the home page</a>.`,
  notSentTitle: 'This was not sent',
  notSent: (reason: string) => `${reason} Go back to find what you wrote.`,
  sentTitle: 'Thank you',
  sent: (address: string) => `Your form has arrived. <a href="${address}">Continue</a>.`,
  outOfFrameTitle: 'This page needs the whole window',
  outOfFrame: (address: string) =>
    `The configuration area is not shown inside a frame. <a href="${address}" target="_top">Open it in the whole window</a>.`,
  failedTitle: 'Something went wrong',
  failedHeading: 'Something Went Wrong!',
  failed: (home: string) =>
    `This page could not be shown. It has been noted. <a href="">Try again</a>, or <a href="${home}">go to the home page</a>.`,
};

/** What the plain pages say, in one language. All of it is HTML. */
export type PlainPageSentences = typeof english;

/** The same in every language. */
export const PLAIN_PAGE_SENTENCES: InLanguages<PlainPageSentences> = { en: english, pl: polish };
