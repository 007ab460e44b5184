/** Body of every error response. */
export interface Failure {
  /** Problem and remedy, in one sentence of plain English. */
  readonly error: string;
  /** `<area>/<what>`; a row of the server's error table. */
  readonly code: string;
  /** Messages by field, if fields are invalid. */
  readonly data?: { readonly errors?: Readonly<Record<string, string>> };
  /** True if the crumb was missing or wrong; `crumb` is a fresh one. */
  readonly crumbFail?: boolean;
  readonly crumb?: string;
  /** A fresh idempotency key, if the sent one cannot be used for this form. */
  readonly key?: string;
  /** True if signing in is required. */
  readonly loginRequired?: boolean;
  /** True if the account lacks permission. */
  readonly authorizationFail?: boolean;
}

/** Optional fields of responses to enhanced forms. */
export interface FormReply {
  /** Changed state events by name, for the bus. */
  readonly states?: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** A fresh idempotency key for the form's next use. */
  readonly key?: string;
  /** URL to open. */
  readonly location?: string;
}
