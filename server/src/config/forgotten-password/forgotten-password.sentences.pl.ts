import type { ForgottenPasswordSentences } from './forgotten-password.sentences';

/** What is said of a forgotten password in Polish. */
export const polish: ForgottenPasswordSentences = {
  requested:
    'Jeśli w tej witrynie jest konto o tym adresie, list jest już w drodze. Odnośnik w liście pozwala ustawić nowe hasło i działa przez pół godziny.',
  limited: (minutes) => `Zbyt wiele próśb o list. Spróbuj ponownie za ${minutes} min.`,
  subject: (siteName) => `Nowe hasło: ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }) => `Ktoś, najpewniej Ty, poprosił o nowe hasło do konta ${email} w witrynie ${siteName}.

Aby je ustawić, otwórz ten odnośnik. Działa jeden raz, do: ${endsText}:

${link}

Jeśli to nie Ty, nie musisz nic robić: hasło pozostaje bez zmian, a tego odnośnika nie ma nikt inny.
`,
};
