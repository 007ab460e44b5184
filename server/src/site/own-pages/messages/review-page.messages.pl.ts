import type { ReviewPageMessages } from './review-page.messages';

export const polish: ReviewPageMessages = {
  title: 'Oceń swój zakup',
  description: 'Napisz, co myślisz o kupionych produktach.',
};
