const BASE = 'http://same.site';

/** Address of the page that thanks in place of the form, with the form's block as its fragment. */
export function thanksPath(path: string, blockId: string): string {
  return `${thanksPagePath(path, blockId)}#block-${blockId}`;
}

/** The same address without fragment, for a page that only thanks. */
export function thanksPagePath(path: string, blockId: string): string {
  const url = new URL(path, BASE);
  url.searchParams.set('sent', blockId);
  return `${url.pathname}${url.search}`;
}
