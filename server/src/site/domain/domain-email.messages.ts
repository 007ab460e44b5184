import type { InLanguages } from '../../platform/language';
import { polish } from './domain-email.messages.pl';

interface EndedValues {
  readonly siteName: string;
  readonly name: string;
  readonly link: string;
}

const english = {
  subject: ({ name }: Pick<EndedValues, 'name'>) => `${name} is no longer connected`,
  body: ({ siteName, name, link }: EndedValues) =>
    `The DNS records of ${name} have been gone for 7 days, so ${siteName} no longer answers at this domain.\n\n` +
    `If you still use the domain, set its records again. They are listed here:\n${link}\n`,
};

/** The email to administrators about a domain that was taken off their site. */
export type DomainEmailMessages = typeof english;

export const DOMAIN_EMAIL_MESSAGES: InLanguages<DomainEmailMessages> = { en: english, pl: polish };
