import type { InLanguages } from '../../../platform/language';
import { polish } from './trouble.messages.pl';

const english = {
  altered:
    'The release rule in the database does not match the history. The last change in the history applies; any new change repairs the rule.',
  older:
    'Changes that this server has seen are missing from the database. The server keeps using the last of them. If you restored an older copy of the database on purpose, restart the servers.',
  unsigned: (version: string) => `Version ${version} is not signed.`,
  forged: (version: string) => `Version ${version} does not match what was signed under this name.`,
  stranger: (version: string) => `Version ${version} is signed by a key that this server does not trust.`,
  damaged: (version: string, file: string) =>
    `${file} of version ${version} is missing or differs from the published file.`,
  unread: (version: string, file: string) => `${file} of version ${version} cannot be read at the moment.`,
  same: 'Pages keep using what this server has verified before.',
  other: (version: string) => `Pages keep using version ${version}.`,
  none: 'It is not shown.',
  mend: 'Publish the version again, or set another one.',
  trust:
    'Give all servers of a database the same COLONNADE_SIGNING_KEY, or name the key in TRUSTED_KEYS; or publish the version again.',
  wait: 'The server tries again automatically.',
};

/** What is said of troubles, in one language. */
export type TroubleMessages = typeof english;

/** The same in every language. */
export const TROUBLE_MESSAGES: InLanguages<TroubleMessages> = { en: english, pl: polish };
