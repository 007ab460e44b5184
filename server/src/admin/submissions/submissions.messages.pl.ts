import type { SubmissionsMessages } from './submissions.messages';

export const polish: SubmissionsMessages = {
  noneChosen: 'Najpierw zaznacz zgłoszenia.',
  columns: { receivedAt: 'Otrzymano', form: 'Formularz', page: 'Strona' },
  keepDays: ({ least, most }) => `Wpisz liczbę dni od ${least} do ${most} albo nic.`,
  retentionQuestion: ({ days, count }) =>
    `Zgłoszenia starsze niż ${days} dni (${count}) zostaną usunięte w ciągu godziny. Tego nie można cofnąć.`,
  retentionConflict: (days) =>
    `Ktoś inny ustawił tymczasem ${days === null ? 'przechowywanie bez ograniczeń' : `${days} dni`}. Odśwież stronę, aby to zmienić.`,
  noEmail: 'Wpisz adres e-mail.',
};
