/** Requests counted for a rate limit, until its window ends. */
interface RateWindowTable {
  site_id: string;
  /** A hash of what is limited and who is. */
  bucket: string;
  ends_at: Date;
  count: number;
}

/** Tables of what keeps the server from being overrun. */
export interface HttpTables {
  rate_window: RateWindowTable;
}
