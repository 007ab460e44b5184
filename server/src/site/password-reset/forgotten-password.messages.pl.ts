import type { ForgottenPasswordMessages } from './forgotten-password.messages';

/** What is said of a forgotten password in Polish. */
export const polish: ForgottenPasswordMessages = {
  requested:
    'Jeśli w tej witrynie jest konto z tym adresem, e-mail jest już w drodze. Link pozwala ustawić nowe hasło i działa przez pół godziny.',
  limited: (minutes) => `Zbyt wiele próśb o e-mail. Spróbuj ponownie za ${minutes} min.`,
  subject: (siteName) => `Nowe hasło: ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }) => `Ktoś, najpewniej Ty, poprosił o nowe hasło do konta ${email} w witrynie ${siteName}.

Aby je ustawić, otwórz ten link. Działa jeden raz, do: ${endsText}:

${link}

Jeśli to nie Ty, nie musisz nic robić: hasło pozostaje bez zmian, a tego linku nie ma nikt inny.
`,
};
