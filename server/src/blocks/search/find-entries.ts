import { sql } from 'kysely';
import { SEARCH } from 'shared-types/blocks/search';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { dictionaryOf } from '../../site/search/dictionary';
import type { SearchTerm } from './parse-query';
import { tsQuery } from './ts-query';

export interface EntrySearch {
  readonly site: Pick<Site, 'id' | 'root' | 'locale'>;
  readonly terms: readonly SearchTerm[];
  /** From 1. */
  readonly page: number;
}

export interface FoundEntry {
  readonly pageId: string | null;
  readonly productId: string | null;
  readonly title: string;
  readonly body: string;
  /** The folded words of title and body, with the matches between `<` and `>`. */
  readonly markedTitle: string;
  readonly markedBody: string;
  /** Number of results on all pages. */
  readonly total: number;
}

const MARKS = 'HighlightAll=true,StartSel=<,StopSel=>';

/** Finds entries with all words of the query, title matches first. Stop words count only in a query without others. */
export async function findEntries(db: Database, { site, terms, page }: EntrySearch): Promise<readonly FoundEntry[]> {
  const wanted = tsQuery(terms);
  const shown = tsQuery(terms.filter(({ isExcluded }) => !isExcluded));
  const own = sql`${dictionaryOf(site.locale)}::regconfig`;
  const { rows } = await sql<FoundEntry>`
    with chosen as (
      select case when numnode(to_tsquery(${own}, ${shown})) > 0 then ${own} else 'simple'::regconfig end as dictionary
    ), requested as (
      select dictionary, to_tsquery(dictionary, ${wanted}) as wanted, to_tsquery(dictionary, ${shown}) as shown from chosen
    ), found as (
      select entry.*, count(*) over () as total, row_number() over (
        order by ts_filter(search_vector, '{a}') @@ wanted desc, ts_rank(search_vector, wanted) desc, title, id
      ) as place
      from search_entry entry, requested
      where site_id = ${site.id} and root = ${site.root} and search_vector @@ wanted
      order by place
      limit ${SEARCH.perPage} offset ${(page - 1) * SEARCH.perPage}
    )
    select
      page_id as "pageId", product_id as "productId", title, body, total,
      ts_headline(dictionary, folded_title, shown, ${MARKS}) as "markedTitle",
      ts_headline(dictionary, folded_body, shown, ${MARKS}) as "markedBody"
    from found, requested
    order by place`.execute(db);
  return rows;
}
