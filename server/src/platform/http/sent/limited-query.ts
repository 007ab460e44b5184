import { parse, type ParsedUrlQuery } from 'node:querystring';
import { MOST_QUERY_KEYS } from 'shared-types/site/limits';

/**
 * Reads a query, or a form's body, which is written like one; of more keys than any page or form of ours has the first
 * thousand: who sends more wants to keep the server busy.
 *
 * @implements UTIL-05
 */
export function parseLimitedQuery(text: string): ParsedUrlQuery {
  return parse(text, '&', '=', { maxKeys: MOST_QUERY_KEYS });
}

/** As much of an address's query, with its question mark. */
export function limitQuery(search: string): string {
  return search.split('&', MOST_QUERY_KEYS).join('&');
}
