import type { ClosedPageMessages } from './closed-page.messages';

export const polish: ClosedPageMessages = {
  title: 'Ta witryna jest niedostępna',
  visitors: 'Zajrzyj tu później.',
  owners: 'To Twoja witryna? Wszystko, co na niej było, nadal istnieje.',
  signIn: 'Zaloguj się, aby sprawdzić, co zrobić',
};
