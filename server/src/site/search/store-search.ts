import { sql, type Insertable, type RawBuilder, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import { dictionaryOf } from './dictionary';
import { foldedText } from './words-of';
import type { SearchEntryTable } from '../../platform/schema/tables/blocks.tables';
import { storableText } from '../../platform/schema/storable-text';
import type { Tables } from '../../platform/schema/tables';
import { inChunks } from '../import/store/in-chunks';
import { searchEntries, type SearchEntry } from './search-entries';

export interface EntryPlace {
  readonly siteId: string;
  readonly pageIds: ReadonlyMap<string, string>;
  readonly productIds: ReadonlyMap<string, string>;
}

export interface StoreSearchInput extends EntryPlace {
  readonly transaction: Transaction<Tables>;
  readonly document: SiteDocument;
}

/** Rows contain long texts; a statement should stay within some megabytes. */
const ROWS = 50;

/** Replaces the search entries of a site. */
export async function storeSearch(input: StoreSearchInput): Promise<void> {
  const { transaction, siteId, document } = input;
  await transaction.deleteFrom('search_entry').where('site_id', '=', siteId).execute();
  const rows = searchEntries(document).map((entry) => entryRow(input, entry));
  for (const some of inChunks(rows, ROWS)) await transaction.insertInto('search_entry').values(some).execute();
}

export type EntryRow = Omit<Insertable<SearchEntryTable>, 'search_vector'> & {
  readonly search_vector: RawBuilder<string>;
};

export function entryRow({ siteId, pageIds, productIds }: EntryPlace, entry: SearchEntry): EntryRow {
  const { root, locale, path, slug, title, details } = entry;
  // The body may have been cut inside a surrogate pair.
  const body = storableText(entry.body);
  const [foldedTitle, foldedBody] = [foldedText(title), foldedText(body)];
  const weighted = { A: foldedTitle, B: foldedText(details), D: foldedBody };
  return {
    site_id: siteId,
    root,
    page_id: pageIds.get(path ?? '') ?? null,
    product_id: productIds.get(slug ?? '') ?? null,
    title,
    body,
    folded_title: foldedTitle,
    folded_body: foldedBody,
    search_vector: vectorOf(dictionaryOf(locale), weighted),
  };
}

/** Indexes each word both stemmed and unstemmed: a query may be a prefix of a word, or have no stem. */
export function vectorOf(
  dictionary: string,
  weighted: Readonly<Partial<Record<'A' | 'B' | 'D', string | RawBuilder<unknown>>>>,
): RawBuilder<string> {
  const vectors = [...new Set([dictionary, 'simple'])].flatMap((name) =>
    Object.entries(weighted).map(
      ([weight, words]) => sql`setweight(to_tsvector(${name}::regconfig, ${words}), ${weight}::"char")`,
    ),
  );
  return sql<string>`${sql.join(vectors, sql` || `)}`;
}
