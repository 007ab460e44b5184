import type { AccountNotice, AccountNotices, EmailConfirmation } from './account-notices.messages';

export const polish: AccountNotices = {
  subject: (siteName: string) => `Zmieniono Twoje logowanie w witrynie ${siteName}`,
  body: ({ what, siteName, timeText, passwordLink, accountLink }: AccountNotice) => `${what}

Stało się to w witrynie ${siteName}, ${timeText}. Jeśli to Ty, możesz zignorować tę wiadomość.

Jeśli nie, ustaw nowe hasło tutaj:

${passwordLink}

Potem sprawdź swoje konto i wyloguj się wszędzie indziej:

${accountLink}
`,
  acts: {
    'authenticator-on': 'Do Twojego konta dodano aplikację uwierzytelniającą.',
    'authenticator-off': 'Z Twojego konta usunięto aplikację uwierzytelniającą.',
    'passkey-added': 'Do Twojego konta dodano klucz dostępu.',
    'passkey-removed': 'Z Twojego konta usunięto klucz dostępu.',
    'recovery-codes-renewed': 'Utworzono nowe kody odzyskiwania Twojego konta. Poprzednie już nie działają.',
    'recovery-code-used': 'Do zalogowania na Twoje konto użyto kodu odzyskiwania. Nie zadziała on ponownie.',
    'email-requested':
      'Poproszono o nowy adres e-mail Twojego konta. Zmieni się on po otwarciu linku, który tam wysłano.',
    'email-changed': 'Zmieniono adres e-mail Twojego konta. Od teraz logujesz się nowym.',
  },
  confirmSubject: (siteName: string) => `Potwierdź nowy adres e-mail w witrynie ${siteName}`,
  confirmBody: ({
    siteName,
    link,
    endsText,
  }: EmailConfirmation) => `Ktoś, najpewniej Ty, chce logować się w witrynie ${siteName} tym adresem e-mail.

Aby go potwierdzić, otwórz ten link. Działa do ${endsText}:

${link}

Jeśli to nie Ty, możesz zignorować tę wiadomość: nic się nie zmieni.
`,
};
