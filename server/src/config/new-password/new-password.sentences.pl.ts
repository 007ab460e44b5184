import { NEW_PASSWORD_LENGTH } from 'shared-types/config/new-password';
import type { NewPasswordSentences } from './new-password.sentences';

const { min, max } = NEW_PASSWORD_LENGTH;

/** What is said of a new password in Polish. */
export const polish: NewPasswordSentences = {
  short: `Wybierz hasło, które ma co najmniej ${min} znaków.`,
  long: `Wybierz hasło, które ma najwyżej ${max} znaków.`,
};
