/** The window of what is in the frame; nothing where that is not of this site, or not there yet. */
export function pageInFrame({ contentDocument }: HTMLIFrameElement): Window | undefined {
  const view = contentDocument?.defaultView;
  return view && /^https?:$/.test(view.location.protocol) ? view : undefined;
}

/** Path, query and fragment of an address. */
export function pathOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
