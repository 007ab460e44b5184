import type { GiftCardLetter } from './gift-card-letter.sentences';

/** What the letter with a gift card says in Polish. */
export const polish: GiftCardLetter = ({ siteName, worth, name }) => ({
  subject: `Karta podarunkowa dla Ciebie: ${worth} (${siteName})`,
  title: name ? `${name}, oto Twoja karta podarunkowa` : 'Oto Twoja karta podarunkowa',
  text: `Jest warta ${worth} w sklepie ${siteName}. Możesz ją wydać od razu albo po trochu.`,
  codeIs: 'Twój kod',
  howTo: 'Wpisz go przy zamawianiu w polu na kartę podarunkową. Kto ma kod, może go wydać, więc zachowaj ten list.',
  toShop: 'Przejdź do sklepu',
});
