export interface QuoteSettings {
  /** Plain text without quotation marks. */
  readonly quote: string;
  readonly attribution?: string;
  /** Where it was said, for example a magazine. */
  readonly source?: string;
}
