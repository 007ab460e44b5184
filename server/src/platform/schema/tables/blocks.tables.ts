import type { ColumnType, Generated } from 'kysely';

/** A page or a product in the site's search index. */
export interface SearchEntryTable {
  id: Generated<number>;
  site_id: string;
  /** Root path of its language. */
  root: string;
  /** Null for a product. */
  page_id: string | null;
  /** Null for a page. */
  product_id: string | null;
  title: string;
  /** Plain text, one line per paragraph. */
  body: string;
  /** Words of the title, folded (lower case, without accents) and separated by spaces. */
  folded_title: string;
  /** Words of the body, folded. */
  folded_body: string;
  /** Matched against queries. Words of the title have weight A. */
  search_vector: ColumnType<never, string, never>;
}

export interface BlocksTables {
  search_entry: SearchEntryTable;
}
