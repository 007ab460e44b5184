import type { InLanguages } from '../../language';
import { polish } from './trouble.sentences.pl';

const english = {
  altered:
    'The rule in the database is not what somebody decided. The last change of the history counts; any change puts the rule right.',
  older:
    'Changes that this server has seen are gone from the database. It goes on with the last of them. Where an older copy of the database was put back on purpose, start the servers again.',
  unsigned: (version: string) => `Version ${version} is not signed.`,
  forged: (version: string) => `Version ${version} is not what was signed under this name.`,
  stranger: (version: string) => `Version ${version} is signed by a key that this server does not trust.`,
  damaged: (version: string, file: string) =>
    `${file} of version ${version} is missing, or is not the file that was published.`,
  unread: (version: string, file: string) => `${file} of version ${version} cannot be read at the moment.`,
  same: 'Pages go on with what this server has checked before.',
  other: (version: string) => `Pages go on with version ${version}.`,
  none: 'Nothing of it is shown.',
  mend: 'Publish the version again, or set another.',
  trust:
    'Give all servers of a database the same COLONNADE_SIGNING_KEY, or name the key in TRUSTED_KEYS; or publish the version again.',
  wait: 'It is tried again by itself.',
};

/** What is said of troubles, in one language. */
export type TroubleSentences = typeof english;

/** The same in every language. */
export const TROUBLE_SENTENCES: InLanguages<TroubleSentences> = { en: english, pl: polish };
