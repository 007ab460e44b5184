export interface AccordionItem {
  /** Plain text. */
  readonly title: string;
  /** HTML by the owner, sanitized when it is stored. */
  readonly html: string;
}

export interface AccordionSettings {
  /** At least one. */
  readonly items: readonly AccordionItem[];
  /** Level of the titles; 3 if absent. */
  readonly headingLevel?: 2 | 3 | 4;
  /** True allows several open items; false if absent. */
  readonly allowMultipleOpen?: boolean;
  /** True opens the first item; false if absent. */
  readonly expandFirst?: boolean;
}
