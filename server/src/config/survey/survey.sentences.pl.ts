import type { SurveySentences } from './survey.sentences';

/** The same in Polish. */
export const polish: SurveySentences = {
  rating: 'Wybierz liczbę od 1 do 5.',
  text: (most) => `Wpisz najwyżej ${most} znaków.`,
  done: { answer: 'Dziękujemy za odpowiedź.', later: 'W tym kwartale nie zapytamy ponownie.' },
  columns: ['Kwartał', 'Kohorta', 'Ocena', 'Tekst', 'Czas'],
};
