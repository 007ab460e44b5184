import type { MemberPageMessages } from './member-page.messages';

export const polish: MemberPageMessages = {
  signIn: { title: 'Logowanie członków', intro: 'Tu logują się członkowie tej witryny.' },
  forgottenPassword: { title: 'Nie pamiętam hasła' },
  newPassword: { title: 'Twoje hasło' },
};
