import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { HeaderFooterMessages } from './header-footer.messages';

export const polish: HeaderFooterMessages = {
  ...savedFormPolish,
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  titleElsewhere: 'Nazwa witryny jest taka sama we wszystkich językach. Zmień ją w głównym języku witryny.',
};
