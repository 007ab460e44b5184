import type { SubmissionStepsMessages } from './submission-steps.messages';

export const polish: SubmissionStepsMessages = {
  gone: 'To zgłoszenie nie istnieje. Mogło zostać usunięte.',
  impossible: 'Ustawienia formularza już na to nie pozwalają. Sprawdź je w części „Przechowywanie” i spróbuj ponownie.',
};
