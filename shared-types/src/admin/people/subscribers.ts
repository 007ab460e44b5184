import type { ListService } from './list-connection';
import type { ListedMailingList, MailingListDone, SubscriberState } from './mailing-lists';

export const SUBSCRIBERS_CALLS = {
  /** Changes a list's name and double opt-in. */
  saveList: { method: 'POST', path: '/api/config/subscribers/list' },
  /** Deletes a list with its subscribers, after confirmation. */
  removeList: { method: 'POST', path: '/api/config/subscribers/list-removal' },
  /** Adds all addresses of a text, or none if one of them is invalid. */
  addSubscribers: { method: 'POST', path: '/api/config/subscribers/additions' },
  /** Deletes a subscriber, after confirmation. */
  removeSubscriber: { method: 'POST', path: '/api/config/subscribers/removal' },
  /** All subscribers of a list as a CSV file. */
  getSubscribersFile: { method: 'GET', path: '/api/config/subscribers/file' },
} as const;

export const SUBSCRIBERS_QUERY = { page: 'page', search: 'q', state: 'state', list: 'list', added: 'added' } as const;
export const SUBSCRIBERS_PER_PAGE = 50;
export const SUBSCRIBERS_SEARCH_LONGEST = 100;
/** Most lines, and most characters, of addresses that are added at once. */
export const ADDITIONS_MOST = { lines: 5000, characters: 500_000 } as const;

export interface SubscriberEntry {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriberState;
  /** When the address was entered or added; ISO 8601, and formatted. */
  readonly since: string;
  readonly sinceText: string;
  /** Where it was entered; absent if the owner has added it. */
  readonly pagePath?: string;
}

/** Data of the loader `admin/subscribers/list`. */
export interface SubscribersView {
  readonly list: ListedMailingList;
  /** From 1. */
  readonly page: number;
  /** Newest first. */
  readonly entries: readonly SubscriberEntry[];
  /** Matching the filter, on all pages. */
  readonly count: number;
  readonly search: string;
  /** Empty for all. */
  readonly state: SubscriberState | '';
  /** Path of the CSV file. */
  readonly filePath: string;
  /** The service that gets what becomes of subscribers, and how many changes have failed; absent without one. */
  readonly connection?: { readonly service: ListService; readonly failed: number };
  readonly done?: MailingListDone;
  /** Number of added addresses, with `subscribers-added`. */
  readonly added?: number;
}
