import type { AnswerMessages } from './answers.messages';

/** What is said of a wrong answer in Polish. */
export const polish: AnswerMessages = {
  required: (title) => `Pole „${title}” jest wymagane.`,
  tooLong: 'Przekroczono limit znaków.',
  noEmail: 'Adres e-mail jest nieprawidłowy. Powinien mieć postać nazwa@example.com.',
  noOption: 'Wybierz jedną z możliwości.',
  noOptions: 'Wybierz spośród podanych możliwości.',
};
