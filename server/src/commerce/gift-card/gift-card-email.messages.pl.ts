import type { GiftCardEmail } from './gift-card-email.messages';

export const polish: GiftCardEmail = ({ siteName, worth, name }) => ({
  subject: `Karta podarunkowa dla Ciebie: ${worth} (${siteName})`,
  title: name ? `${name}, oto Twoja karta podarunkowa` : 'Oto Twoja karta podarunkowa',
  text: `Jest warta ${worth} w sklepie ${siteName}. Możesz ją wydać od razu albo po trochu.`,
  newCode: `Nowy kod Twojej karty podarunkowej (${siteName})`,
  replaces: (left) =>
    `Ten kod zastępuje poprzedni, który już nie działa. Do wydania w sklepie ${siteName} pozostało ${left}.`,
  codeIs: 'Twój kod',
  howTo: 'Wpisz go przy zamawianiu w polu na kartę podarunkową. Kto ma kod, może go wydać, więc zachowaj tę wiadomość.',
  toShop: 'Przejdź do sklepu',
});
