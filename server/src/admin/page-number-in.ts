const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The page number in an address, from 1; 1 if invalid. */
export function pageNumberIn(query: URLSearchParams, parameter: string): number {
  const requested = query.get(parameter) ?? '';
  return PAGE_NUMBER.test(requested) ? Number(requested) : 1;
}
