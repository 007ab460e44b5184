import type { MemberPageSentences } from './member-page.sentences';

/** What the pages for members are called in Polish. */
export const polish: MemberPageSentences = {
  signIn: 'Logowanie członków',
  forgottenPassword: 'Nie pamiętam hasła',
  newPassword: 'Twoje hasło',
};
