import { NEW_PASSWORD_LENGTH } from 'shared-types/admin/people/new-password';
import type { NewPasswordMessages } from './new-password.messages';

const { min, max } = NEW_PASSWORD_LENGTH;

/** What is said of a new password in Polish. */
export const polish: NewPasswordMessages = {
  short: `Wybierz hasło, które ma co najmniej ${min} znaków.`,
  long: `Wybierz hasło, które ma najwyżej ${max} znaków.`,
  common:
    'To hasło łatwo odgadnąć: wiele osób używa takiego samego lub podobnego. Wybierz kilka słów, które do siebie nie pasują.',
  own: 'Wybierz hasło, które nie składa się z Twojego imienia i nazwiska ani adresu e-mail.',
  changedSubject: (siteName) => `Zmieniono hasło: ${siteName}`,
  changedBody: ({
    siteName,
    email,
    timeText,
    link,
  }) => `Hasło do konta ${email} w witrynie ${siteName} zostało zmienione: ${timeText}. Wszyscy zalogowani na to konto zostali wylogowani.

Jeśli to Ty, nie musisz nic robić.

Jeśli nie, ktoś inny czyta Twoją pocztę. Najpierw zmień hasło do skrzynki, a potem ustaw tutaj nowe:

${link}
`,
};
