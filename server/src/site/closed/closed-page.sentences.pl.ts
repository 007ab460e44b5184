import type { ClosedPageSentences } from './closed-page.sentences';

/** What stands in the place of a closed site, in Polish. */
export const polish: ClosedPageSentences = {
  title: 'Ta witryna jest niedostępna',
  visitors: 'W tej chwili nie jest wyświetlana. Zajrzyj tu później.',
  owners: 'To Twoja witryna? Wszystko, co na niej było, nadal istnieje.',
  signIn: 'Zaloguj się, aby sprawdzić, co zrobić',
};
