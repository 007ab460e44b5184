import type { SubmissionEmailMessages } from './submission-emails.messages';

export const polish: SubmissionEmailMessages = {
  owner: {
    subject: ({ form, number }) => `Nowe zgłoszenie z formularza „${form}” (${number})`,
    title: (form) => `Nowe zgłoszenie z formularza „${form}”`,
    replies: 'Odpowiedź na tę wiadomość trafi do osoby, która wysłała zgłoszenie.',
    link: 'Otwórz w panelu',
  },
  copy: {
    subject: (siteName) => `Twoja wiadomość do ${siteName}`,
    title: 'Co zostało wysłane',
    text: (siteName) =>
      `Ktoś, najpewniej Ty, wysłał to do ${siteName} i podał ten adres. Jeśli to nie Ty, zignoruj tę wiadomość.`,
  },
  number: 'Numer',
};
