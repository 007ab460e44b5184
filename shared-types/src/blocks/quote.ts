/** Settings of a quote block. */
export interface QuoteSettings {
  /** The words, plain text without quotation marks. */
  readonly quote: string;
  /** Who said them. */
  readonly attribution?: string;
  /** Where they were said, for example a magazine. */
  readonly source?: string;
}
