import type { InLanguages } from '../../../platform/language';
import { polish } from './plain-pages.messages.pl';

const english = {
  notFoundTitle: 'Page not found',
  notFound: (home: string, search: string) =>
    `There is nothing at this address. <a href="${search}">Search this site</a>, or <a href="${home}">go to the home page</a>.`,
  notSentTitle: 'Your form was not sent',
  notSent: (reason: string) => `${reason} Go back to recover what you typed.`,
  sentTitle: 'Thank you',
  sent: (address: string) => `Your form has arrived. <a href="${address}">Continue</a>.`,
  outOfFrameTitle: 'This page needs the full window',
  outOfFrame: (address: string) =>
    `The admin area cannot be shown inside a frame. <a href="${address}" target="_top">Open it in the full window</a>.`,
  failedTitle: 'Something went wrong',
  failedHeading: 'Something Went Wrong!',
  failed: (home: string) =>
    `This page could not be shown. The error has been recorded. <a href="">Try again</a>, or <a href="${home}">go to the home page</a>.`,
};

/** Texts of the plain pages, as HTML. */
export type PlainPageMessages = typeof english;

export const PLAIN_PAGE_MESSAGES: InLanguages<PlainPageMessages> = { en: english, pl: polish };
