/** Requests counted for a rate limit, until its window ends. */
interface RateWindowTable {
  site_id: string;
  /** A hash of limit and sender. */
  bucket: string;
  ends_at: Date;
  count: number;
}

export interface HttpTables {
  rate_window: RateWindowTable;
}
