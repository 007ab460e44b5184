/** Names the current slide in the page's URL. */
const ITEM_ID = 'itemId';

/** The slide that the page's URL names; -1 where it names none of these. */
export function slideInAddress(names: readonly (string | undefined)[]): number {
  const name = new URLSearchParams(location.search).get(ITEM_ID);
  return name === null ? -1 : names.indexOf(name);
}

/** Writes the slide into the address, in place of the one before: going back leaves the page. */
export function writeSlideAddress(name: string): void {
  const address = new URL(location.href);
  address.searchParams.set(ITEM_ID, name);
  history.replaceState(history.state, '', address);
}
