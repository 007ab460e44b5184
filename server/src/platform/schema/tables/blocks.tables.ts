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
  /** Plain text, one line per paragraph. */
  body: string;
  /** Words of the title, folded (lower case, without accents) and separated by spaces. */
  folded_title: string;
  /** Words of the body, folded. */
  folded_body: string;
  /** Compared with queries. Words of the title have weight A. */
  search_vector: ColumnType<never, string, never>;
}

/** Tables of the content blocks. */
export interface BlocksTables {
  search_entry: SearchEntryTable;
}
