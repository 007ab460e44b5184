/** Addresses up to the next space, since nothing else in a text ends a query. */
const ADDRESS = /https?:\/\/\S+/gi;
const AFTER_PATH = /[?#]/;
/** Line and column at the end of an address, as in a stack. */
const PLACE = /(?::\d{1,9}){1,2}\)?$/;
const PLACE_LENGTH = 24;

/** Cuts the query and fragment of each address in a text; line and column of a stack stay. */
export function withoutQueries(text: string): string {
  // Linear in the length of the text.
  return text.replace(ADDRESS, (address) => {
    const end = address.search(AFTER_PATH);
    if (end < 0) return address;
    const [place = ''] = PLACE.exec(address.slice(end).slice(-PLACE_LENGTH)) ?? [];
    return address.slice(0, end) + place;
  });
}
