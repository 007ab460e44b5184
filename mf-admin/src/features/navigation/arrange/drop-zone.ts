import type { MenuItem } from '../menu-item';
import type { Place } from './move-item';

/** The part of a row that something is dropped on. */
export type Zone = 'before' | 'after' | 'into';

export interface ZoneInput {
  readonly box: { readonly top: number; readonly height: number };
  readonly clientY: number;
  /** Entry of the row. */
  readonly target: MenuItem;
  /** True if a folder is dragged. */
  readonly isFolder: boolean;
}

/** The upper part of a folder is the place before it, the rest is in it. */
const BEFORE_FOLDER = 0.4;
const BEFORE_LINK = 0.5;

export function dropZone({ box, clientY, target, isFolder }: ZoneInput): Zone {
  const part = (clientY - box.top) / box.height;
  if (target.kind === 'folder' && !isFolder) return part < BEFORE_FOLDER ? 'before' : 'into';
  return part < BEFORE_LINK ? 'before' : 'after';
}

/** The place in a menu that a zone of one of its rows is. */
export function placeOfZone(zone: Zone, at: number, items: readonly MenuItem[]): Place {
  if (zone === 'into') return { into: at };
  const isInside = items[at]?.isInside ?? false;
  if (zone === 'before') return { before: at, isInside };
  // Below a folder are its links.
  const next = items.findIndex((item, index) => index > at && !item.isInside);
  const behind = next < 0 ? items.length : next;
  return { before: items[at]?.kind === 'folder' ? behind : at + 1, isInside };
}
