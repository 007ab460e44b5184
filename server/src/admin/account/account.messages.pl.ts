import type { AccountMessages } from './account.messages';

export const polish: AccountMessages = {
  password: 'Wpisz swoje hasło.',
  passwordWrong: 'To nie jest Twoje obecne hasło. Sprawdź je i spróbuj ponownie.',
  ownEmail: 'To już jest Twój adres.',
  passkeyName: 'Wpisz nazwę, na przykład urządzenia, na którym jest klucz.',
  passkeyNameLong: (most: number) => `Wpisz najwyżej ${most} znaków.`,
  done: {
    nameSaved: 'Zapisano Twoje imię i nazwisko.',
    emailRequested: 'Wysłaliśmy link na nowy adres. Otwórz go, aby potwierdzić zmianę.',
    emailChanged: 'Zmieniono Twój adres e-mail.',
    passwordChanged: 'Zmieniono hasło i wylogowano Cię wszędzie indziej.',
    confirmed: 'Dziękujemy. Przez najbliższe dziesięć minut możesz zmienić sposób logowania.',
    authenticatorBegun: 'Zeskanuj kod aplikacją, a potem wpisz sześć cyfr, które pokaże.',
    authenticatorOn: 'Aplikacja uwierzytelniająca jest włączona. Będzie potrzebna przy następnym logowaniu.',
    authenticatorOff: 'Aplikacja uwierzytelniająca jest wyłączona.',
    passkeyAdded: 'Dodano klucz dostępu.',
    passkeyRemoved: 'Usunięto klucz dostępu.',
    codesRenewed: 'To Twoje nowe kody odzyskiwania. Poprzednie już nie działają.',
  },
};
