import type { InvitationMessages } from './invitation.messages';

export const polish: InvitationMessages = {
  subject: (siteName) => `Zaproszenie: ${siteName}`,
  body: ({
    siteName,
    email,
    link,
    endsText,
  }) => `Osoby, które prowadzą witrynę ${siteName}, zapraszają Cię do grona jej członków, pod adresem ${email}.

Aby wybrać hasło, otwórz ten link. Działa jeden raz, do: ${endsText}:

${link}

Jeśli nie znasz witryny ${siteName}, nie musisz nic robić: bez hasła nikt nie zaloguje się jako Ty.
`,
  requested:
    'Jeśli w tej witrynie jest członek z tym adresem, e-mail jest już w drodze. Link pozwala ustawić nowe hasło i działa przez pół godziny.',
};
