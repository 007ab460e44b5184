import { MOST_QUERY_KEYS } from 'shared-types/site/limits';

/**
 * The query of the page's address, as the server reads it: of many keys the first thousand.
 *
 * @implements UTIL-05
 */
export function pageQuery({ search }: Pick<URL, 'search'>): URLSearchParams {
  return new URLSearchParams(search.split('&', MOST_QUERY_KEYS).join('&'));
}
