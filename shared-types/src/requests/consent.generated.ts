// Made by `npm run api-report` from the schemas by which the server checks requests.

/** Request of `choose`. */
export interface Choose {
  readonly choice: 'accepted' | 'declined';
  /** `ShownBanner` as JSON, for the receipt. */
  readonly shown?: string;
}
