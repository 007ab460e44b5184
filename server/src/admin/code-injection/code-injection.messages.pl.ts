import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { CodeInjectionMessages } from './code-injection.messages';

export const polish: CodeInjectionMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Odwiedzający dostaną to z następną stroną.',
  noPage: 'Nie ma takiej strony.',
  tooMany: (most) => `Najwyżej ${most} stron może mieć własny kod.`,
};
