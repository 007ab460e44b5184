const BASE = 'http://same.site';

/** The page a form without script comes back to: it thanks in place of the form, and shows that place. */
export function thanksPath(path: string, blockId: string): string {
  return `${thanksPagePath(path, blockId)}#block-${blockId}`;
}

/** The same page shown from its top, where it holds nothing else. */
export function thanksPagePath(path: string, blockId: string): string {
  const url = new URL(path, BASE);
  url.searchParams.set('sent', blockId);
  return `${url.pathname}${url.search}`;
}
