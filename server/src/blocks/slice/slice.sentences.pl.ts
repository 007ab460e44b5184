import type { SliceSentences } from './slice.sentences';

/** What the platform says of a site on trial, in Polish. */
export const polish: SliceSentences = {
  trial: 'Ta witryna jest w okresie próbnym. Nie jest jeszcze gotowa.',
};
