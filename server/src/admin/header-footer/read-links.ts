import { HEADER_FOOTER_LIMIT, SPARE_LINKS, type LinkList } from 'shared-types/admin/header-footer';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { FieldReader, SentFields } from '../field-reader';
import { inPlaces, type Placed } from '../product-editor/read/placed';
import type { HeaderFooterMessages } from './header-footer.messages';
import { isLinkAddress } from './link-address';

const { links: MOST, linkTitle, linkPath } = HEADER_FOOTER_LIMIT;
/** Rows a form can have: those of a full list, and the empty ones behind them. */
const MOST_ROWS = MOST + SPARE_LINKS;

/** What a list of links is read from. */
export interface ReadLinksInput {
  readonly list: LinkList;
  readonly fields: SentFields;
  readonly messages: HeaderFooterMessages;
}

/** Reads the links of a list in the order of their places; a row with nothing in it is none. */
export function readLinks(reader: FieldReader, { list, fields, messages }: ReadLinksInput): SiteLink[] {
  const rows = rowsIn(fields, list);
  const links = inPlaces(rows.flatMap((row) => readRow(reader, { at: `${list}.${row}`, row, messages })));
  if (links.length > MOST || rows.some((row) => row > MOST_ROWS)) reader.refuse(list, messages.tooMany(MOST));
  const repeated = links.find(({ path }, index) => links.findIndex((one) => one.path === path) < index);
  if (repeated) reader.refuse(list, messages.repeated(repeated.path));
  return links;
}

/** The numbers of the rows that were sent, in their order. */
function rowsIn(fields: SentFields, list: LinkList): number[] {
  const numbers = Object.keys(fields).flatMap((name) => {
    const [, own, row] = /^([a-z]+)\.([1-9]\d{0,3})\.(?:title|path)$/.exec(name) ?? [];
    return own === list ? [Number(row)] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

interface Row extends Pick<ReadLinksInput, 'messages'> {
  readonly at: string;
  readonly row: number;
}

function readRow(reader: FieldReader, { at, row, messages }: Row): Placed<SiteLink>[] {
  const title = reader.line(`${at}.title`, linkTitle);
  const path = reader.line(`${at}.path`, linkPath);
  if (title === '' && path === '') return [];
  if (title === '') reader.refuse(`${at}.title`, messages.linkTitle);
  if (path === '') reader.refuse(`${at}.path`, messages.linkPath);
  else if (!isLinkAddress(path)) reader.refuse(`${at}.path`, messages.address);
  const place = reader.isSent(`${at}.place`) ? reader.whole(`${at}.place`, { least: 1, most: MOST_ROWS }) : row;
  return [{ item: { title, path }, place, was: row }];
}
