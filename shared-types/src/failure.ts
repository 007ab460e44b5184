/** The body of every refusal of the server. */
export interface Failure {
  /** What went wrong and what to do, one sentence in plain English. */
  readonly error: string;
  /** `<area>/<what>`, one row of the server's error table. */
  readonly code: string;
  /** Messages by field, where fields are wrong. */
  readonly data?: { readonly errors?: Readonly<Record<string, string>> };
  /** True where the crumb was missing or wrong; `crumb` then carries a fresh one. */
  readonly crumbFail?: boolean;
  readonly crumb?: string;
  /** A fresh submission key, where the one that was sent cannot send this form. */
  readonly key?: string;
  /** True where somebody must sign in first. */
  readonly loginRequired?: boolean;
  /** True where the account may not do this. */
  readonly authorizationFail?: boolean;
}

/** What an enhanced form's reply may carry beside its own fields. */
export interface FormReply {
  /** State events that changed, by name; they go on the bus. */
  readonly states?: Readonly<Record<string, unknown>>;
  /** A message to announce. */
  readonly message?: string;
  /** A fresh submission key for the form's next use. */
  readonly key?: string;
  /** An address to go to. */
  readonly location?: string;
}
