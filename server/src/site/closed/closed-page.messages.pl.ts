import type { ClosedPageMessages } from './closed-page.messages';

/** What stands in the place of a closed site, in Polish. */
export const polish: ClosedPageMessages = {
  title: 'Ta witryna jest niedostępna',
  visitors: 'Zajrzyj tu później.',
  owners: 'To Twoja witryna? Wszystko, co na niej było, nadal istnieje.',
  signIn: 'Zaloguj się, aby sprawdzić, co zrobić',
};
