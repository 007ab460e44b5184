import type { MailingListDone } from 'shared-types/admin/people/mailing-lists';
import type { InLanguages } from '../../platform/language';
import { polish } from './mailing-lists.messages.pl';

const english = {
  name: 'Enter a name.',
  taken: 'Another list has this name.',
  listRequired: 'A List must be selected',
  consent: 'Confirm that these people agreed to get your emails.',
  addresses: 'Enter at least one email address.',
  tooLong: (most: number) => `Add at most ${most} lines at once.`,
  wrongLines: (lines: readonly (readonly [line: number, text: string])[], more: number) =>
    `Nothing was added. Not an email address: ${lines.map(([line, text]) => `line ${line} (${text})`).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
  removeList: ({ name, count }: { name: string; count: number }) =>
    `The list “${name}” and its ${count === 1 ? 'subscriber' : `${count} subscribers`} will be deleted, with the record of who has unsubscribed. This cannot be undone.`,
  removeSubscriber: (email: string) =>
    `${email} will be deleted from the list, with the record of consent. If someone enters the address again, it can join again. This cannot be undone.`,
  columns: {
    email: 'Email',
    state: 'Status',
    since: 'Since',
    confirmedAt: 'Confirmed at',
    unsubscribedAt: 'Unsubscribed at',
    page: 'Page',
    shownText: 'Text of the form',
    unsubscribeUrl: 'Unsubscribe link',
  },
  done: {
    created: 'The list is created.',
    saved: 'Saved.',
    removed: 'The list is deleted.',
    connected: 'The form is connected.',
    disconnected: 'The form is no longer connected.',
    'subscriber-removed': 'The subscriber is deleted.',
    'subscribers-added': 'The addresses are added.',
  } satisfies Readonly<Record<MailingListDone, string>>,
};

export type MailingListsMessages = typeof english;

/** Of the pages about mailing lists and their subscribers. */
export const MAILING_LISTS_MESSAGES: InLanguages<MailingListsMessages> = { en: english, pl: polish };
