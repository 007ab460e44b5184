import type { SiteLink, SiteMenuEntry } from 'shared-types/site/page/frame';
import type { FieldReader } from '../field-reader';
import type { NavigationMessages } from './navigation.messages';

/** A filled row. */
export interface MenuRow {
  /** Prefix of its fields. */
  readonly at: string;
  readonly isFolder: boolean;
  /** True for a link in the folder before it. */
  readonly isInside: boolean;
  readonly link: SiteLink;
}

interface OpenFolder {
  readonly at: string;
  readonly title: string;
  readonly children: SiteLink[];
}

/** The menu of rows in their order. Refuses links that are inside of no folder, and folders without links. */
export function nestRows(rows: readonly MenuRow[], reader: FieldReader, messages: NavigationMessages): SiteMenuEntry[] {
  const entries: SiteMenuEntry[] = [];
  const folders: OpenFolder[] = [];
  let open: OpenFolder | undefined;
  for (const { at, isFolder, isInside, link } of rows) {
    if (isInside && open) open.children.push(link);
    else if (isInside) reader.refuse(`${at}.inside`, messages.noFolder);
    else {
      open = isFolder ? { at, title: link.title, children: [] } : undefined;
      if (open) folders.push(open);
      entries.push(open ? { title: open.title, children: open.children } : link);
    }
  }
  for (const { at, children } of folders) if (children.length === 0) reader.refuse(`${at}.title`, messages.emptyFolder);
  return entries;
}
