import type { ReviewPageSentences } from './review-page.sentences';

/** What the page on which purchases are reviewed says of itself in Polish. */
export const polish: ReviewPageSentences = {
  title: 'Oceń swój zakup',
  description: 'Napisz, co myślisz o kupionych produktach.',
};
