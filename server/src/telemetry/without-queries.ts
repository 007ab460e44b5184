/** An address with all that no blank parts from it: in words nothing else says where a query ends. */
const ADDRESS = /https?:\/\/\S+/gi;
const AFTER_PATH = /[?#]/;
/** Line and column as a stack has them behind an address. */
const PLACE = /(?::\d{1,9}){1,2}\)?$/;
const PLACE_LENGTH = 24;

/** Words whose addresses end with their path, and with line and column where a stack says them. */
export function withoutQueries(text: string): string {
  // What is no part of an address is never read twice, however long the words are.
  return text.replace(ADDRESS, (address) => {
    const end = address.search(AFTER_PATH);
    if (end < 0) return address;
    const [place = ''] = PLACE.exec(address.slice(end).slice(-PLACE_LENGTH)) ?? [];
    return address.slice(0, end) + place;
  });
}
