import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { LogoMessages } from './logo.messages';

export const polish: LogoMessages = {
  ...savedFormPolish,
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  noPicture: 'Tego obrazu nie ma już w Twoich plikach. Wybierz inny.',
  notSquare: ({ width, height }) =>
    `Ikona jest kwadratowa. Ten obraz ma ${width} × ${height} pikseli: przytnij go w plikach albo wybierz inny.`,
  noSvg: (most) =>
    `Ten plik SVG nie może być ikoną: musi to być rysunek o długości najwyżej ${most} znaków. Uprość go albo wybierz obraz.`,
  buttonTitle: 'Wpisz tekst przycisku albo zostaw oba pola puste.',
  buttonHref: 'Wpisz link albo zostaw oba pola puste.',
  address: 'Zacznij od / dla strony tej witryny albo od https://, mailto: lub tel:, bez spacji.',
  socialAddress: 'Wpisz adres profilu, na przykład https://www.instagram.com/nazwa, adres e-mail albo numer telefonu.',
  socialHref: 'Wpisz adres albo wybierz „Według adresu”, aby zostawić ten wiersz pusty.',
  tooMany: (most) => `Linków społecznościowych może być najwyżej ${most}. Usuń kilka.`,
  repeated: 'Ten adres jest już na liście.',
};
