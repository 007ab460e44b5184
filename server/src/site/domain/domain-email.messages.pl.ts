import type { DomainEmailMessages } from './domain-email.messages';

export const polish: DomainEmailMessages = {
  subject: ({ name }) => `Domena ${name} nie jest już połączona`,
  body: ({ siteName, name, link }) =>
    `Rekordów DNS domeny ${name} nie ma od 7 dni, więc ${siteName} nie jest już pod nią dostępna.\n\n` +
    `Jeśli nadal używasz tej domeny, ustaw jej rekordy ponownie. Znajdziesz je tutaj:\n${link}\n`,
};
