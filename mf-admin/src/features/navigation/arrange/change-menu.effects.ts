import type { Host } from 'shared-types/host/host';
import { detailsIn } from './entry-fields.effects';
import { itemName, type MenuItem } from '../menu-item';
import type { MenuRows } from './menu-rows.effects';
import { insertItems, moveItem, MOVES, placeItem, type Move, type Moved, type Place } from './move-item';
import type { messages } from '../navigation.messages';

export type ChangeHost = Pick<Host<typeof messages>, 'announcer' | 'context' | 'stop' | 'text'>;

export interface ChangeMenu {
  move(rows: MenuRows, at: number, move: Move): void;
  place(rows: MenuRows, from: number, place: Place): void;
  /** At the end by default. */
  add(rows: MenuRows, item: MenuItem, place?: Place): HTMLElement | undefined;
}

/** Changes menus, says what has changed, and lets other code notice it as if it were typed. */
export function createChangeMenu(form: HTMLFormElement, { announcer, text }: ChangeHost): ChangeMenu {
  const finish = (rows: MenuRows, items: readonly MenuItem[], said: string): void => {
    rows.write(items);
    announcer.announce(said);
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const movedText = ({ items, at }: Moved, before: MenuItem): string => {
    const title = items[at] ? itemName(items[at]) : '';
    const folder = items
      .slice(0, at)
      .filter(({ kind }) => kind === 'folder')
      .at(-1);
    if (items[at]?.isInside && !before.isInside && folder)
      return text('movedInto', { title, folder: itemName(folder) });
    return text(before.isInside && !items[at]?.isInside ? 'movedOut' : 'moved', { title, number: at + 1 });
  };
  return {
    move(rows, at, move) {
      const items = rows.items();
      const [item, moved] = [items[at], moveItem(items, at, move)];
      if (!item || !moved) return;
      if (move === 'remove') finish(rows, moved.items, text('removed', { title: itemName(item) }));
      else finish(rows, moved.items, movedText(moved, item));
      focusAfter(rows, moved.at, move);
    },
    place(rows, from, place) {
      const items = rows.items();
      const item = items[from];
      if (!item) return;
      const moved = placeItem(items, from, place);
      finish(rows, moved.items, movedText(moved, item));
    },
    add(rows, item, place) {
      const items = rows.items();
      const added = insertItems(items, [item], place ?? { before: items.length, isInside: false });
      finish(rows, added.items, text('added', { title: itemName(item) || text('newEntry') }));
      return rows.rows()[added.at];
    },
  };
}

/** The pressed button in the entry's new row, or what is possible there; after a removal, the next entry. */
function focusAfter(rows: MenuRows, at: number, move: Move): void {
  const shown = rows.rows();
  const row = shown[at] ?? shown.at(-1);
  if (!row) return rows.element.querySelector<HTMLElement>('[data-add]')?.focus();
  const moves: readonly Move[] = move === 'remove' ? [] : [move, ...MOVES.filter((one) => one !== 'remove')];
  const buttons = moves.map((one) => row.querySelector<HTMLButtonElement>(`[data-move=${one}]:not(:disabled)`));
  const summary = detailsIn(row)?.querySelector('summary');
  (buttons.find((button) => button !== null) ?? summary)?.focus();
}
