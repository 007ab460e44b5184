import type { RemoteDifference } from 'shared-types/config/remotes';
import type { Canary } from '../../site/registry/release-rule';
import type { InLanguages } from '../../language';
import { polish } from './remotes.sentences.pl';

const english = {
  reason: 'Write why, so that others understand it later.',
  long: (most: number) => `Write ${most} characters at most.`,
  version: 'Choose a version.',
  percent: 'Write a whole number from 1 to 100.',
  site: 'Write the identifier of a site.',
  disable: (remote: string) => `${remote} stops running in pages. Its HTML stays, and works as it does without script.`,
  disableHtml: (remote: string) => `${remote} stops running in pages, and its HTML gives way to a plain sentence.`,
  enable: (remote: string) => `${remote} runs in pages again, with its HTML.`,
  set: (remote: string, from: string, to: string) =>
    `${remote}: ${to} goes live in place of ${from}, and newer versions no longer go live by themselves.`,
  keep: (remote: string, version: string) =>
    `${remote}: ${version} stays live, and newer versions no longer go live by themselves.`,
  follow: (remote: string, from: string, to: string) =>
    from === to
      ? `${remote}: ${to} stays live, and newer versions go live by themselves.`
      : `${remote}: ${to} goes live in place of ${from}, and newer versions go live by themselves.`,
  canary: (remote: string, { version, percent }: Canary) =>
    `${remote}: ${percent} of a hundred visitors get ${version}, from their next page on; the others keep what they have.`,
  endCanary: (remote: string) => `${remote}: all visitors get the same version again.`,
  pin: (remote: string, site: string, version: string) =>
    `${remote}: the site ${site} gets ${version}, and keeps it whatever is live elsewhere.`,
  unpin: (remote: string, site: string) => `${remote}: the site ${site} gets what all others have.`,
  disableAt: (remote: string, site: string, isShell: boolean) =>
    isShell
      ? `The site ${site} is HTML only: no script runs in its pages, and all that works without one works.`
      : `${remote} stops running in the pages of ${site}. Its HTML stays, and works as it does without script.`,
  enableAt: (remote: string, site: string) => `${remote} runs in the pages of ${site} again.`,
  reach: (sites: number, views: number) =>
    `This reaches ${sites === 1 ? 'one site' : `${sites} sites`}; in the last hour ${views === 1 ? 'one page was' : `${views} pages were`} opened there.`,
  unfit: (reasons: readonly string[]) =>
    `As things are live now, the publish gate would refuse this version: ${reasons.join(' ')} It can go live all the same.`,
  undone: (reason: string) => `Taken back: ${reason}`,
  done: 'This is done. What is switched off or on, and what has been taken back, open pages follow at once; any other version starts with the next page.',
  takenBack:
    'This is taken back. What is switched off or on, and what has been taken back, open pages follow at once; any other version starts with the next page.',
  columns: {
    serial: 'number',
    at: 'time',
    remote: 'remote',
    who: 'who',
    reason: 'why',
    what: 'what',
    undoes: 'takes back',
  },
  what: ((difference) => {
    switch (difference.kind) {
      case 'first':
        return `version ${difference.to}`;
      case 'version':
        return `version ${difference.from} to ${difference.to}`;
      case 'follow':
        return difference.isOn ? 'newer versions go live' : 'version stays';
      case 'canary':
        return `${difference.percent} % of visitors have ${difference.version}`;
      case 'canary-ended':
        return `no visitors have ${difference.version} before the others`;
      case 'pin':
        return `${difference.site} has ${difference.version}`;
      case 'unpin':
        return `${difference.site} has what others have`;
      case 'off-at':
        return `off at ${difference.site}`;
      case 'on-at':
        return `on at ${difference.site}`;
      default:
        return `${difference.kind === 'code' ? 'code' : 'HTML'} ${difference.isOn ? 'on' : 'off'}`;
    }
  }) as (difference: RemoteDifference) => string,
};

/** What the server says to those who decide what is live, in one language. */
export type RemotesSentences = typeof english;

/** The same in every language. */
export const REMOTES_SENTENCES: InLanguages<RemotesSentences> = { en: english, pl: polish };
