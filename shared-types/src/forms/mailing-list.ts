/** Pages for the links of emails to subscribers; every site has them. */
export const MAILING_LIST_PATH = {
  confirm: '/newsletter/confirm/:token',
  unsubscribe: '/newsletter/unsubscribe/:token',
} as const;

export const MAILING_LIST_CALLS = {
  /** Subscribes the address that the link was sent to. */
  confirmSubscription: { method: 'POST', path: '/api/forms/mailing-list/confirmations' },
  /** Sends the email with the link once more. */
  requestConfirmation: { method: 'POST', path: '/api/forms/mailing-list/confirmation-requests' },
  unsubscribe: { method: 'POST', path: '/api/forms/mailing-list/unsubscriptions' },
  /** For mail programs (RFC 8058): no cookies, no crumb. */
  unsubscribeInOneClick: { method: 'POST', path: '/api/forms/mailing-list/one-click/:token' },
} as const;

/** Data of the loader `forms/mailing-list/subscription`. */
export interface SubscriptionView {
  /** What the page's form does. */
  readonly act: 'confirm' | 'unsubscribe';
  /** `left`: unsubscribed after the email was sent; `unknown`: no valid link. */
  readonly status: 'open' | 'done' | 'expired' | 'left' | 'unknown';
  /** Token of the page's URL; empty if unknown. */
  readonly token: string;
  /** Name of the list and the subscriber's address; empty if the link is unknown. */
  readonly list: string;
  readonly email: string;
  /** True in the browser that signed up: its script sends the form once the page is visible. */
  readonly sendsItself: boolean;
}

export interface SubscriptionReply {
  readonly message: string;
}
