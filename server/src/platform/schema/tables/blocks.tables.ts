import type { ColumnType, Generated } from 'kysely';

/** A page or a product as the site's search finds it. */
export interface SearchEntryTable {
  id: Generated<number>;
  site_id: string;
  /** Root of the language it is in. */
  root: string;
  /** The page; null for a product. */
  page_id: string | null;
  /** The product; null for a page. */
  product_id: string | null;
  title: string;
  /** Its text, a line for each paragraph. */
  body: string;
  /** The folded words of the title, parted by spaces. */
  title_words: string;
  /** The folded words of the body. */
  body_words: string;
  /** What the search compares; those of the title bear the weight A. */
  words: ColumnType<never, string, never>;
}

/** Tables of the content blocks. */
export interface BlocksTables {
  search_entry: SearchEntryTable;
}
