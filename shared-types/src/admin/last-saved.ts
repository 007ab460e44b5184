/** Who saved something last, and when. */
export interface LastSaved {
  readonly by: string;
  /** ISO 8601 time. */
  readonly at: string;
  /** The same time as text, in the site's language and time zone. */
  readonly atText: string;
}
