import type { SignInMessages } from './sign-in.messages';

export const polish: SignInMessages = {
  email: 'Wpisz cały adres e-mail, na przykład ada@example.com.',
  password: 'Wpisz hasło.',
  limited: (minutes) => `Zbyt wiele prób logowania. Spróbuj ponownie za ${minutes} min.`,
};
