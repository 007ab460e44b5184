import type { SurveyMessages } from './survey.messages';

export const polish: SurveyMessages = {
  rating: 'Wybierz liczbę od 1 do 5.',
  text: (most) => `Wpisz najwyżej ${most} znaków.`,
  done: { answer: 'Dziękujemy za odpowiedź.', later: 'W tym kwartale nie zapytamy ponownie.' },
  columns: ['Kwartał', 'Kohorta', 'Ocena', 'Tekst', 'Czas'],
};
