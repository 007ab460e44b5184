import type { DomainsDone } from 'shared-types/admin/domains';
import type { InLanguages } from '../../platform/language';
import type { AddOutcome } from '../../site/domain/site-domain.store';
import type { DomainMistake } from '../../site/domain/domain-name';
import { polish } from './domains.messages.pl';

interface RemovalValues {
  readonly name: string;
  /** The host that stays. */
  readonly other: string;
}

const english = {
  mistake: {
    empty: 'Enter a domain.',
    form: 'Enter a domain such as www.example.com.',
    long: 'This domain is too long. Enter at most 242 characters.',
    address: 'Enter a domain on the public internet, not an IP address or a local name.',
    suffix: 'Enter a domain that you have registered, such as www.example.com. This is only its ending.',
    platform: 'This domain belongs to the platform. Enter one of your own.',
  } satisfies Readonly<Record<DomainMistake, string>>,
  refused: {
    known: 'This domain is in the list already.',
    own: 'Your site answers at this domain already.',
    many: 'A site can have at most 10 domains. Remove one first.',
    taken:
      'Another site uses this domain. If it is yours too, remove the domain there, then add it here. Otherwise ask support.',
  } satisfies Readonly<Record<Exclude<AddOutcome, 'added'>, string>>,
  remove: ({ name, other }: RemovalValues) =>
    `Visitors of ${name} will no longer find your site there. It stays available at ${other}.`,
  removeHere: ({ name, other }: RemovalValues) =>
    `Visitors of ${name} will no longer find your site there. You are signed in at this address: sign in again at ${other}.`,
  done: {
    added: 'Domain added. Now set its DNS records.',
    checked: 'Checked.',
    main: 'Main address changed.',
    platform: 'Your site no longer redirects to a main domain.',
    removed: 'Domain removed.',
  } satisfies Readonly<Record<DomainsDone, string>>,
};

export type DomainsMessages = typeof english;

export const DOMAINS_MESSAGES: InLanguages<DomainsMessages> = { en: english, pl: polish };
