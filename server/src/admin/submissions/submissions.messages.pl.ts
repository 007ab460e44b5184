import type { SubmissionsMessages } from './submissions.messages';

export const polish: SubmissionsMessages = {
  noneChosen: 'Najpierw zaznacz zgłoszenia.',
  noEmail: 'Wpisz adres e-mail.',
};
