export const LIST_CONNECTION_CALLS = {
  /** Connects a mailing list to a service, or changes its connection; then sends again what has failed. */
  saveConnection: { method: 'POST', path: '/api/config/list-connection/connection' },
  /** Ends the connection with everything that waits, after confirmation. */
  removeConnection: { method: 'POST', path: '/api/config/list-connection/removal' },
  /** Asks the service, or sends it an example, and says what it answers. */
  testConnection: { method: 'POST', path: '/api/config/list-connection/tests' },
  /** Sends a change that has failed again, or all of them. */
  resendChanges: { method: 'POST', path: '/api/config/list-connection/retries' },
} as const;

/**
 * Where the changes of a list are sent. `mailchimp`: Mailchimp's Marketing API, or a compatible one. `webhook`: a server of the
 * owner's, signed by Standard Webhooks. `automation`: the hook of an automation service, as plain JSON.
 */
export type ListService = 'mailchimp' | 'webhook' | 'automation';
export const LIST_SERVICES = ['mailchimp', 'webhook', 'automation'] as const satisfies ListService[];

/** Query parameters of the page: the service whose fields it shows, and what was done. */
export const LIST_CONNECTION_QUERY = { service: 'service', done: 'done' } as const;

export type ListConnectionDone = 'saved' | 'removed' | 'tested' | 'resent';

/** Most characters of what owners enter. */
export const LIST_CONNECTION_LIMIT = { url: 2000, apiKey: 200, audienceId: 100 } as const;

/** Failed changes that the page shows. */
export const SHOWN_FAILURES = 20;

export type DeliveryStatus = 'subscribed' | 'unsubscribed';

/** What came of the last attempt that failed. */
export interface DeliveryTrouble {
  /** What happened, and what to do next. */
  readonly text: string;
  /** What the service said; may be long, and in its language. */
  readonly detail?: string;
}

export interface FailedChange extends DeliveryTrouble {
  readonly id: string;
  readonly email: string;
  readonly status: DeliveryStatus;
  /** When the subscriber changed, formatted. */
  readonly changedText: string;
}

export interface SavedListConnection {
  readonly service: ListService;
  /** Empty if Mailchimp's API key says it. */
  readonly url: string;
  /** Empty unless it is Mailchimp's. */
  readonly audienceId: string;
  /** The last four characters of the API key; empty if there is none. */
  readonly keyEnd: string;
  /** The secret that signs, on the first page that is loaded after it was created. */
  readonly secret?: string;
  /** When a change was delivered last, formatted. */
  readonly deliveredText?: string;
  /** Number of changes that wait. */
  readonly waiting: number;
  /** When the next one is sent, formatted, if there was trouble. */
  readonly nextText?: string;
  /** Of the waiting change that was tried last. */
  readonly trouble?: DeliveryTrouble;
  /** Number of changes that have failed. */
  readonly failed: number;
  /** Newest first, at most `SHOWN_FAILURES`. */
  readonly failures: readonly FailedChange[];
}

/** Data of the loader `admin/list-connection/connection`. */
export interface ListConnectionView {
  readonly list: { readonly id: string; readonly name: string };
  /** Absent if the list is not connected. */
  readonly saved?: SavedListConnection;
  /** The service whose fields are shown; absent if one is to be chosen. */
  readonly service?: ListService;
  readonly done?: ListConnectionDone;
}
