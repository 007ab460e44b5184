import type { SubmissionsMessages } from './submissions.messages';

export const polish: SubmissionsMessages = {
  noneChosen: 'Najpierw zaznacz zgłoszenia.',
  columns: { receivedAt: 'Otrzymano', form: 'Formularz', page: 'Strona' },
  noEmail: 'Wpisz adres e-mail.',
};
