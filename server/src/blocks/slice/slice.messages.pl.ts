import type { SliceMessages } from './slice.messages';

export const polish: SliceMessages = {
  trial: 'Ta witryna jest w okresie próbnym. Nie jest jeszcze gotowa.',
};
