import { parse, type ParsedUrlQuery } from 'node:querystring';
import { MOST_QUERY_KEYS } from 'shared-types/site/limits';

/**
 * Parses up to a thousand keys of a query or form body; no page of ours has more, and more would block the server.
 * @implements UTIL-05
 */
export function parseLimitedQuery(text: string): ParsedUrlQuery {
  return parse(text, '&', '=', { maxKeys: MOST_QUERY_KEYS });
}

/** The query with its question mark, cut to as many keys. */
export function limitQuery(search: string): string {
  return search.split('&', MOST_QUERY_KEYS).join('&');
}
