/** A title and what it opens. */
export interface AccordionItem {
  /** Plain text. */
  readonly title: string;
  /** The owner's text; the server cleans it when it is stored. */
  readonly html: string;
}

/** Settings of an accordion block. */
export interface AccordionSettings {
  /** At least one. */
  readonly items: readonly AccordionItem[];
  /** Rank of the titles; 3 where absent. */
  readonly headingLevel?: 2 | 3 | 4;
  /** True lets several be open at once; false where absent. */
  readonly allowMultipleOpen?: boolean;
  /** True starts with the first one open; false where absent. */
  readonly expandFirst?: boolean;
}
