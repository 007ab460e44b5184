export const MAILING_LISTS_CALLS = {
  createList: { method: 'POST', path: '/api/config/mailing-lists/lists' },
  /** Makes the first email address of a form join a list, or no list any more. */
  connectForm: { method: 'POST', path: '/api/config/mailing-lists/connections' },
} as const;

/** Maximum length of a list's name, in characters. */
export const MAILING_LIST_NAME_LONGEST = 100;
export const MAILING_LISTS_DONE_PARAMETER = 'done';

export type MailingListDone =
  | 'created'
  | 'saved'
  | 'removed'
  | 'connected'
  | 'disconnected'
  | 'subscriber-removed'
  | 'subscribers-added';

export type SubscriberState = 'unconfirmed' | 'subscribed' | 'unsubscribed';
export const SUBSCRIBER_STATES = ['subscribed', 'unconfirmed', 'unsubscribed'] as const satisfies SubscriberState[];

/** Number of subscribers by state. */
export type SubscriberCounts = Readonly<Record<SubscriberState, number>>;

export interface ListedMailingList {
  readonly id: string;
  readonly name: string;
  /** Double opt-in. */
  readonly requiresConfirmation: boolean;
  readonly counts: SubscriberCounts;
}

/** A form or newsletter with an email field. */
export interface ConnectableForm {
  /** Id of its block. */
  readonly id: string;
  /** Empty if it has none. */
  readonly title: string;
  readonly pageTitle: string;
  readonly pagePath: string;
  /** Absent if it is connected to no list of the site. */
  readonly listId?: string;
}

/** Data of the loader `admin/mailing-lists/list`. */
export interface MailingListsView {
  /** By name. */
  readonly lists: readonly ListedMailingList[];
  readonly forms: readonly ConnectableForm[];
  readonly done?: MailingListDone;
}
