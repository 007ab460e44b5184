import type { InLanguages } from '../../platform/language';
import { polish } from './navigation.messages.pl';

const english = {
  saved: 'Published. Visitors see it on their next page.',
  missing: (address: string) => `No page at ${address} yet.`,
  linkTitle: 'Enter a title, or leave both fields empty.',
  linkPath: 'Enter a URL, or leave both fields empty.',
  address: 'Start with / for a page of this site, or with https://, mailto: or tel:, without spaces.',
  orderAddress: 'Enter the URL of your online ordering page. It starts with https://.',
  noFolder: 'There is no folder above this link. Move it below one, or take it out.',
  emptyFolder: 'Put at least one link into this folder, or remove it.',
  tooMany: (most: number) => `A menu has at most ${most} links. Remove some.`,
  repeated: (address: string) => `Two links lead to ${address}. Remove one of them.`,
};

export type NavigationMessages = typeof english;

export const NAVIGATION_MESSAGES: InLanguages<NavigationMessages> = { en: english, pl: polish };
