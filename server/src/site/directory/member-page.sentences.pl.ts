import type { MemberPageSentences } from './member-page.sentences';

/** What the pages for members are called in Polish. */
export const polish: MemberPageSentences = {
  signIn: { title: 'Logowanie członków', intro: 'Tu logują się członkowie tej witryny.' },
  forgottenPassword: { title: 'Nie pamiętam hasła' },
  newPassword: { title: 'Twoje hasło' },
};
