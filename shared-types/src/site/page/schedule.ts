/** When something is shown: always by default. Visitors' pages do not get it. */
export interface Schedule {
  /** ISO 8601, the start inclusive. */
  readonly from?: string;
  /** ISO 8601, exclusive. */
  readonly until?: string;
}
