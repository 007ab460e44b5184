import type { Menu } from 'shared-types/admin/navigation';
import { TICKED } from '../form-fields';
import type { SentFields } from '../field-reader';

/** An entry of a menu as a call sends it. */
export interface SentEntry {
  readonly title: string;
  readonly path?: string | undefined;
  readonly newWindow?: true | undefined;
  readonly children?: readonly SentEntry[] | undefined;
}

/** An entry as a row of the form. */
export interface MenuRow {
  /** Its place in the call: `header.links.0.children.1`. */
  readonly at: string;
  readonly entry: SentEntry;
  readonly isInside: boolean;
}

/** Entries in the order of their rows: each folder is followed by its links. */
export function menuRows(at: string, entries: readonly SentEntry[], isInside = false): MenuRow[] {
  return entries.flatMap((entry, index) => {
    const place = `${at}.${index}`;
    return [{ at: place, entry, isInside }, ...menuRows(`${place}.children`, entry.children ?? [], true)];
  });
}

/** Rows as fields of the form, so that calls and forms are parsed by the same rules. */
export function menuFields(menu: Menu, rows: readonly MenuRow[]): SentFields {
  const fields = rows.flatMap(({ entry, isInside }, index) => {
    const at = `${menu}.${index + 1}`;
    return [
      [`${at}.title`, entry.title],
      [`${at}.path`, entry.path ?? ''],
      ...(menu === 'nav' ? [[`${at}.kind`, entry.children ? 'folder' : 'link']] : []),
      ...(isInside ? [[`${at}.inside`, TICKED]] : []),
      ...(entry.newWindow ? [[`${at}.newWindow`, TICKED]] : []),
    ];
  });
  return Object.fromEntries(fields);
}
