import type { ReviewPageMessages } from './review-page.messages';

/** What the page on which purchases are reviewed says of itself in Polish. */
export const polish: ReviewPageMessages = {
  title: 'Oceń swój zakup',
  description: 'Napisz, co myślisz o kupionych produktach.',
};
