import type { RemoteDifference } from 'shared-types/admin/remotes';
import type { Canary } from '../../platform/schema/tables/registry.tables';
import type { InLanguages } from '../../platform/language';
import { polish } from './remotes.messages.pl';

const english = {
  reason: 'Give a reason, so that others understand it later.',
  version: 'Choose a version.',
  percent: 'Enter a whole number from 1 to 100.',
  site: 'Enter a site ID.',
  disable: (remote: string) =>
    `${remote} stops running on pages. Its HTML stays, and works as it does without scripts.`,
  disableHtml: (remote: string) => `${remote} stops running on pages, and a plain sentence replaces its HTML.`,
  enable: (remote: string) => `${remote} runs on pages again, with its HTML.`,
  set: (remote: string, from: string, to: string) =>
    `${remote}: ${to} goes live in place of ${from}, and newer versions no longer go live automatically.`,
  keep: (remote: string, version: string) =>
    `${remote}: ${version} stays live, and newer versions no longer go live automatically.`,
  follow: (remote: string, from: string, to: string) =>
    from === to
      ? `${remote}: ${to} stays live, and newer versions go live automatically.`
      : `${remote}: ${to} goes live in place of ${from}, and newer versions go live automatically.`,
  canary: (remote: string, { version, percent }: Canary) =>
    `${remote}: ${percent} % of visitors get ${version} from their next page on; the others keep what they have.`,
  endCanary: (remote: string) => `${remote}: all visitors get the same version again.`,
  pin: (remote: string, site: string, version: string) =>
    `${remote}: the site ${site} gets ${version} and keeps it, whatever is live elsewhere.`,
  unpin: (remote: string, site: string) => `${remote}: the site ${site} gets what all others have.`,
  disableAt: (remote: string, site: string, isShell: boolean) =>
    isShell
      ? `The site ${site} becomes HTML only: no scripts run on its pages, and what works without scripts still works.`
      : `${remote} stops running on the pages of ${site}. Its HTML stays, and works as it does without scripts.`,
  enableAt: (remote: string, site: string) => `${remote} runs on the pages of ${site} again.`,
  reach: (sites: number, views: number) =>
    `This affects ${sites === 1 ? 'one site' : `${sites} sites`}; in the last hour ${views === 1 ? 'one page was' : `${views} pages were`} opened there.`,
  unfit: (reasons: readonly string[]) =>
    `With what is live now, the publish gate would refuse this version: ${reasons.join(' ')} It can go live anyway.`,
  undone: (reason: string) => `Undone: ${reason}`,
  done: 'Done. Open pages follow at once when something is switched off, switched on or undone; other versions start with the next page.',
  takenBack:
    'Undone. Open pages follow at once when something is switched off, switched on or undone; other versions start with the next page.',
  columns: {
    serial: 'number',
    at: 'time',
    remote: 'remote',
    who: 'who',
    reason: 'why',
    what: 'what',
    undoes: 'undoes',
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
        return `no visitors have ${difference.version} early`;
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

export type RemotesMessages = typeof english;

export const REMOTES_MESSAGES: InLanguages<RemotesMessages> = { en: english, pl: polish };
