import type { SliceMessages } from './slice.messages';

/** What the platform says of a site on trial, in Polish. */
export const polish: SliceMessages = {
  trial: 'Ta witryna jest w okresie próbnym. Nie jest jeszcze gotowa.',
};
