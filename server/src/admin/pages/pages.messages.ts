import type { InLanguages } from '../../platform/language';
import { polish } from './pages.messages.pl';

const english = {
  titleMissing: 'Enter a title.',
  choosePages: 'Select the pages to publish.',
  /** EDIT-17 */
  invalidPath: (path: string) => `${path} is not a valid page URL`,
  created: 'Page created. Visitors see it once you publish it.',
  copyTitle: (title: string) => `${title} (copy)`,
  removed: 'Moved to the bin. You can restore the page for 30 days.',
  returned: 'The page is back, and visitors see it again.',
  returnedAsDraft: 'The page is back as a draft.',
  returnedUnpublished: (reason: string) =>
    `The page is back as a draft, because visitors cannot see it as before: ${reason}.`,
  published: (count: number) => {
    if (count === 0) return 'Nothing to publish: visitors already see everything.';
    return count === 1 ? 'Published.' : `${count} pages published.`;
  },
  ready: 'Marked for review.',
  notReady: 'No longer marked for review.',
  mistake: ({ title, place, message }: { readonly title: string; readonly place: string; readonly message: string }) =>
    `${title}${place === '' ? '' : `, ${place}`}: ${message}`,
};

export type PagesMessages = typeof english;

export const PAGES_MESSAGES: InLanguages<PagesMessages> = { en: english, pl: polish };
