import type { InvitationSentences } from './invitation.sentences';

/** What members are told of their passwords, in Polish. */
export const polish: InvitationSentences = {
  subject: (siteName) => `Zaproszenie: ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }) => `Osoby, które prowadzą witrynę ${siteName}, zapraszają Cię do grona jej członków, pod adresem ${email}.

Aby wybrać hasło, otwórz ten odnośnik. Działa jeden raz, do: ${endsText}:

${link}

Jeśli nie znasz witryny ${siteName}, nie musisz nic robić: bez hasła nikt nie zaloguje się jako Ty.
`,
  requested:
    'Jeśli w tej witrynie jest członek o tym adresie, list jest już w drodze. Odnośnik w liście pozwala ustawić nowe hasło i działa przez pół godziny.',
};
