import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { StylesMessages } from './styles.messages';

export const polish: StylesMessages = {
  ...savedFormPolish,
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  color: 'Wpisz kolor, na przykład #3b5844.',
};
