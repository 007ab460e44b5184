import { MENUS, type Menu } from 'shared-types/admin/navigation';
import { copyRow, itemIn, showItem, writeItem } from './entry-fields.effects';
import { isNothing, NOTHING, type MenuItem } from '../menu-item';
import { moveItem, MOVES } from './move-item';

/** The shown rows of a menu. Moving writes values into other rows, which keeps names of fields and undo intact. */
export interface MenuRows {
  readonly menu: Menu;
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  rows(): HTMLElement[];
  items(): MenuItem[];
  write(items: readonly MenuItem[]): void;
  /** Shows what the fields say, and which moves are possible. */
  look(): void;
  /** Hides empty rows and closes all others. */
  settle(): void;
}

export interface MenuRowsOptions {
  /** What an entry without a title is called. */
  readonly unnamed: string;
  readonly onNewRow: (row: HTMLElement) => void;
}

export function createMenuRows(element: HTMLElement, { unnamed, onNewRow }: MenuRowsOptions): MenuRows | undefined {
  const list = element.querySelector<HTMLElement>('[data-rows]');
  const menu = MENUS.find((one) => one === element.dataset['menu']);
  if (!list || !menu) return undefined;
  const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const rows = (): HTMLElement[] => all().filter(({ hidden }) => !hidden);
  const items = (): MenuItem[] => rows().map(itemIn);
  const grow = (count: number): void => {
    for (let number = all().length; number < count; number += 1) {
      const last = all().at(-1);
      if (!last) return;
      const copy = copyRow(last, menu, number);
      last.after(copy);
      onNewRow(copy);
    }
  };
  return {
    menu,
    element,
    list,
    rows,
    items,
    write(next) {
      grow(next.length);
      all().forEach((row, index) => {
        row.hidden = index >= next.length;
        writeItem(row, next[index] ?? NOTHING);
      });
    },
    look() {
      const shown = rows();
      const current = shown.map(itemIn);
      shown.forEach((row, at) => {
        showItem(row, unnamed);
        for (const button of row.querySelectorAll<HTMLButtonElement>('[data-move]')) {
          const move = MOVES.find((one) => one === button.dataset['move']);
          button.disabled = move === undefined || moveItem(current, at, move) === undefined;
        }
      });
    },
    settle() {
      for (const row of all()) {
        const item = itemIn(row);
        row.hidden = isNothing(item);
        writeItem(row, { ...item, isOpen: false });
      }
    },
  };
}
