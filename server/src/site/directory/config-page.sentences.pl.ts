import type { ConfigPageSentences } from './config-page.sentences';

/** What the pages of the configuration area are called in Polish. */
export const polish: ConfigPageSentences = {
  home: 'Konfiguracja',
  signIn: 'Zaloguj się',
  forgottenPassword: 'Nie pamiętam hasła',
  newPassword: 'Nowe hasło',
  submissions: 'Zgłoszenia z formularzy',
  orders: 'Zamówienia',
  order: 'Zamówienie',
  visits: 'Wizyty',
  sales: 'Sprzedaż',
  speed: 'Szybkość',
  errors: 'Błędy',
  design: 'Twoja witryna',
  cookieSettings: 'Baner i zasady plików cookie',
  products: 'Produkty',
  coupons: 'Kupony',
  couponEditor: 'Kupon',
  productEditor: 'Produkt',
  announcement: 'Ogłoszenie',
  members: 'Członkowie',
  member: 'Członek',
  plan: 'Plan i rozliczenia',
  noAccess: 'Nie możesz otworzyć tej strony',
};
