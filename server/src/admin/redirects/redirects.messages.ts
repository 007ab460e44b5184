import type { RedirectsDone } from 'shared-types/admin/pages/redirects';
import type { InLanguages } from '../../platform/language';
import type { RedirectFault } from '../../site/redirects/redirect-faults';
import { polish } from './redirects.messages.pl';

export type FaultText = (fault: Pick<RedirectFault, 'from' | 'path' | 'trail'>) => string;

const english = {
  from: 'Enter a path such as /old-page, without the part after a question mark.',
  to: 'Enter a path of this site such as /shop, or a URL beginning with https://.',
  type: 'The type must be 301 or 302.',
  columns: 'A line needs two columns: from and to.',
  quote: 'A quotation mark is not closed.',
  twice: (path: string) => `There are two lines for ${path}.`,
  exists: (path: string) => `There is already a redirect from ${path}.`,
  noRows: 'Paste at least one redirect, or choose a CSV file.',
  tooLarge: 'The file is larger than 2 MB.',
  wrongLines: (lines: readonly (readonly [line: number, text: string])[], more: number) =>
    [
      'Nothing was imported.',
      ...lines.map(([line, text]) => `Line ${line}: ${text}`),
      ...(more > 0 ? [`And ${more} more lines.`] : []),
    ].join('\n'),
  faults: {
    taken: ({ path }) => `${path} is used by the system and cannot be redirected.`,
    'has-page': ({ path }) => `There is a page at ${path}, and pages come first. Change the URL of the page instead.`,
    'own-host': () => 'This is an address of this site: enter it from its first slash on.',
    'not-declared': () => 'Enter a URL beginning with https://.',
    'not-foreign': () => 'Enter a path of this site.',
    'only-folders': () => 'It can end in /* only if the old path does.',
    'no-page': ({ path }) => `There is no page at ${path}.`,
    itself: ({ path }) => `${path} would redirect to itself.`,
    'into-itself': ({ path }) => `${path} would redirect into itself.`,
    circle: ({ trail }) => `This would be a loop: ${trail.join(' → ')}.`,
    chain: ({ trail }) => `This would be a chain: ${trail.join(' → ')}. Enter the last address.`,
    'folder-chain': ({ trail }) => `This would be a chain: ${trail.join(' → ')}. Enter the last address.`,
    reached: ({ trail, path }) =>
      `This would be a chain: ${trail.join(' → ')}. Change the redirect from ${path} first.`,
  } satisfies Readonly<Record<RedirectFault['kind'], FaultText>>,
  fileColumns: { from: 'From', to: 'To', type: 'Type', hits: 'Hits', lastHit: 'Last used' },
  done: {
    added: 'The redirect is added.',
    changed: 'Saved.',
    removed: 'The redirect is deleted.',
    imported: 'The redirects are imported.',
  } satisfies Readonly<Record<RedirectsDone, string>>,
};

export type RedirectsMessages = typeof english;

/** Of the list of redirects. */
export const REDIRECTS_MESSAGES: InLanguages<RedirectsMessages> = { en: english, pl: polish };
