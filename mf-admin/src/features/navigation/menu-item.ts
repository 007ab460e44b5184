import type { EntryKind } from 'shared-types/admin/navigation';

/** A row of a menu. */
export interface MenuItem {
  readonly kind: EntryKind;
  readonly title: string;
  readonly path: string;
  readonly isNewWindow: boolean;
  /** True for a link in the folder before it. */
  readonly isInside: boolean;
  /** True while its fields are open. */
  readonly isOpen?: boolean;
}

export const NOTHING: MenuItem = { kind: 'link', title: '', path: '', isNewWindow: false, isInside: false };

/** What a row is called: its title, or its URL while it has none. */
export function itemName({ title, path }: MenuItem): string {
  return title.trim() || path.trim();
}

/** True for a row that is not saved. */
export function isNothing({ title, path }: MenuItem): boolean {
  return title.trim() === '' && path.trim() === '';
}
