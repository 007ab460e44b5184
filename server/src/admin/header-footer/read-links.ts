import { HEADER_FOOTER_LIMIT, SPARE_LINKS, type LinkList } from 'shared-types/admin/header-footer';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { FieldReader, SentFields } from '../field-reader';
import { inPlaces, type Placed } from '../product-editor/read/placed';
import type { HeaderFooterMessages } from './header-footer.messages';
import { isLinkAddress } from './link-address';

const { links: MOST, linkTitle, linkPath } = HEADER_FOOTER_LIMIT;
/** Most rows of a form: a full list and empty rows. */
const MOST_ROWS = MOST + SPARE_LINKS;

export interface ReadLinksInput {
  readonly list: LinkList;
  readonly fields: SentFields;
  readonly messages: HeaderFooterMessages;
}

/** Reads the links of a list in their order; empty rows are skipped. */
export function readLinks(reader: FieldReader, { list, fields, messages }: ReadLinksInput): SiteLink[] {
  const rows = rowsIn(fields, list);
  const links = inPlaces(rows.flatMap((row) => readRow(reader, { at: `${list}.${row}`, row, messages })));
  if (links.length > MOST || rows.some((row) => row > MOST_ROWS)) reader.refuse(list, messages.tooMany(MOST));
  const repeated = links.find(({ path }, index) => links.findIndex((one) => one.path === path) < index);
  if (repeated) reader.refuse(list, messages.repeated(repeated.path));
  return links;
}

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
