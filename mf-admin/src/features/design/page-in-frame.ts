/** The framed window; undefined if it belongs to another origin or has not loaded. */
export function pageInFrame({ contentDocument }: HTMLIFrameElement): Window | undefined {
  const view = contentDocument?.defaultView;
  return view && /^https?:$/.test(view.location.protocol) ? view : undefined;
}

/** Path, query and fragment of a URL. */
export function pathOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
