import { MOST_QUERY_KEYS } from 'shared-types/site/limits';

/**
 * The page's query, parsed as on the server: at most a thousand keys.
 *
 * @implements UTIL-05
 */
export function pageQuery({ search }: Pick<URL, 'search'>): URLSearchParams {
  return new URLSearchParams(search.split('&', MOST_QUERY_KEYS).join('&'));
}
