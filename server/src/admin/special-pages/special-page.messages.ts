import type { StandInPage } from 'shared-types/admin/pages/special-pages';
import type { InLanguages } from '../../platform/language';
import { polish } from './special-page.messages.pl';

/** What a special page begins with, in the language of its site. */
const english = {
  created: 'Created. Visitors see it once you publish it.',
  paths: { 'lock-screen': '/lock-screen', 'popup-overlay': '/popup' } satisfies Record<StandInPage, string>,
  titles: { 'lock-screen': 'This page is locked', 'popup-overlay': 'Our newsletter' } satisfies Record<
    StandInPage,
    string
  >,
  popupHeading: 'Join our newsletter',
  popupText: 'News and offers, once a month.',
  email: 'Email address',
  subscribe: 'Sign up',
  thanks: 'Thank you for signing up.',
  lockText: 'We are glad you are here. This part of our site is not open to everybody.',
};

export type SpecialPageMessages = typeof english;

export const SPECIAL_PAGE_MESSAGES: InLanguages<SpecialPageMessages> = { en: english, pl: polish };
