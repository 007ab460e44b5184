const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The number of the page of a list that an address asks for, from 1; the first one for whatever is no number. */
export function pageNumberIn(query: URLSearchParams, parameter: string): number {
  const requested = query.get(parameter) ?? '';
  return PAGE_NUMBER.test(requested) ? Number(requested) : 1;
}
