import type { SpecialPageMessages } from './special-page.messages';

export const polish: SpecialPageMessages = {
  created: 'Utworzono. Odwiedzający zobaczą stronę, gdy ją opublikujesz.',
  paths: { 'lock-screen': '/ekran-blokady', 'popup-overlay': '/okienko' },
  titles: { 'lock-screen': 'Ta strona jest zablokowana', 'popup-overlay': 'Nasz newsletter' },
  popupHeading: 'Zapisz się na newsletter',
  popupText: 'Nowości i oferty, raz w miesiącu.',
  email: 'Adres e-mail',
  subscribe: 'Zapisz się',
  thanks: 'Dziękujemy za zapisanie się.',
  lockText: 'Miło, że tu jesteś. Ta część naszej witryny nie jest otwarta dla wszystkich.',
};
