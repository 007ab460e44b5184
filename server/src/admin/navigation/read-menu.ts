import { HEADER_FOOTER_LIMIT } from 'shared-types/admin/header-footer';
import { ENTRY_KINDS, ORDER_LINK_TITLE, SPARE_ENTRIES, type EntryKind, type Menu } from 'shared-types/admin/navigation';
import type { SiteLink, SiteMenuEntry } from 'shared-types/site/page/frame';
import type { Language } from '../../platform/language';
import { isLinkAddress } from '../../site/import/check/link-address';
import type { FieldReader, SentFields } from '../field-reader';
import { inPlaces, type Placed } from '../product-editor/read/placed';
import { nestRows, type MenuRow } from './nest-rows';
import { NAVIGATION_MESSAGES, type NavigationMessages } from './navigation.messages';

const { links: MOST, linkTitle, linkPath } = HEADER_FOOTER_LIMIT;
/** Most rows of a form: a full menu and empty rows. */
const MOST_ROWS = MOST + SPARE_ENTRIES;

interface ReadMenuInput {
  readonly fields: SentFields;
  readonly language: Language;
}

/** Reads the main navigation in its order; empty rows are skipped. */
export function readMainNavigation(reader: FieldReader, input: ReadMenuInput): SiteMenuEntry[] {
  return nestRows(readRows(reader, { ...input, menu: 'nav' }), reader, NAVIGATION_MESSAGES[input.language]);
}

/** The same of the links of the footer, which has no folders. */
export function readFooterLinks(reader: FieldReader, input: ReadMenuInput): SiteLink[] {
  return readRows(reader, { ...input, menu: 'foot' }).map(({ link }) => link);
}

function readRows(reader: FieldReader, { menu, fields, language }: ReadMenuInput & { readonly menu: Menu }): MenuRow[] {
  const messages = NAVIGATION_MESSAGES[language];
  const numbers = rowsIn(fields, menu);
  const rows = inPlaces(numbers.flatMap((row) => readRow(reader, { at: `${menu}.${row}`, menu, row, messages })));
  if (rows.length > MOST || numbers.some((row) => row > MOST_ROWS)) reader.refuse(menu, messages.tooMany(MOST));
  const paths = rows.flatMap(({ isFolder, link }) => (isFolder ? [] : [link.path]));
  const repeated = paths.find((path, index) => path !== '' && paths.indexOf(path) < index);
  if (repeated !== undefined) reader.refuse(menu, messages.repeated(repeated));
  return rows;
}

function rowsIn(fields: SentFields, menu: Menu): number[] {
  const numbers = Object.keys(fields).flatMap((name) => {
    const [, own, row] = /^([a-z]+)\.([1-9]\d{0,3})\.(?:title|path)$/.exec(name) ?? [];
    return own === menu ? [Number(row)] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

interface Row {
  readonly at: string;
  readonly menu: Menu;
  readonly row: number;
  readonly messages: NavigationMessages;
}

function readRow(reader: FieldReader, { at, menu, row, messages }: Row): Placed<MenuRow>[] {
  const kind = menu === 'nav' ? kindOf(reader, at) : 'link';
  const sentTitle = reader.line(`${at}.title`, linkTitle);
  const path = reader.line(`${at}.path`, linkPath);
  if (sentTitle === '' && path === '') return [];
  const title = sentTitle === '' && kind === 'order' ? ORDER_LINK_TITLE : sentTitle;
  if (title === '') reader.refuse(`${at}.title`, messages.linkTitle);
  const isFolder = kind === 'folder';
  if (!isFolder) checkAddress(reader, { at, path, isOrder: kind === 'order', messages });
  const place = reader.isSent(`${at}.place`) ? reader.whole(`${at}.place`, { least: 1, most: MOST_ROWS }) : row;
  const link = { title, path, ...(reader.box(`${at}.newWindow`) && { newWindow: true as const }) };
  const isInside = menu === 'nav' && !isFolder && reader.box(`${at}.inside`);
  return [{ item: { at, isFolder, isInside, link }, place, was: row }];
}

/** A row without one is a link, as in calls of other programs. */
function kindOf(reader: FieldReader, at: string): EntryKind {
  return (reader.isSent(`${at}.kind`) ? reader.oneOf(`${at}.kind`, ENTRY_KINDS) : undefined) ?? 'link';
}

interface Address extends Pick<Row, 'at' | 'messages'> {
  readonly path: string;
  readonly isOrder: boolean;
}

function checkAddress(reader: FieldReader, { at, path, isOrder, messages }: Address): void {
  if (path === '') reader.refuse(`${at}.path`, messages.linkPath);
  else if (!isLinkAddress(path)) reader.refuse(`${at}.path`, messages.address);
  else if (isOrder && !/^https:\/\//i.test(path)) reader.refuse(`${at}.path`, messages.orderAddress);
}
