import type { EntryKind } from 'shared-types/admin/navigation';
import type { ChangeHost, ChangeMenu } from './change-menu.effects';
import { detailsIn, inputIn } from './entry-fields.effects';
import { NOTHING } from '../menu-item';
import type { MenuRows } from './menu-rows.effects';
import { MOVES, type Move } from './move-item';

export interface ButtonsInput {
  readonly form: HTMLFormElement;
  readonly menus: readonly MenuRows[];
  readonly change: ChangeMenu;
  readonly host: ChangeHost;
}

/** Moves, adds and removes entries by buttons, and by Alt with the arrow keys. */
export function startEntryButtons({ form, menus, change, host }: ButtonsInput): void {
  const { stop, context, text } = host;
  const placeOf = (element: Element) => {
    const rows = menus.find((menu) => menu.element.contains(element));
    const row = element.closest<HTMLElement>('[data-row]');
    return rows && { rows, at: row ? rows.rows().indexOf(row) : -1 };
  };
  const addPage = (rows: MenuRows, title: string, path: string): void => {
    const row = change.add(rows, { ...NOTHING, title, path });
    if (row) detailsIn(row)?.querySelector('summary')?.focus();
  };
  const addNew = (rows: MenuRows, kind: EntryKind, title: string): void => {
    const row = change.add(rows, { ...NOTHING, kind, title, isOpen: true });
    const field = row && inputIn(row, kind === 'order' ? 'path' : 'title');
    field?.focus();
    field?.select();
  };
  const press = (button: HTMLElement): void => {
    const { move, add, page, title = '', linkPage } = button.dataset;
    const [main] = menus;
    const found = placeOf(button);
    const known = MOVES.find((one) => one === move);
    if (linkPage !== undefined && main) return addPage(main, titleOf(button), linkPage);
    if (!found) return;
    if (known) change.move(found.rows, found.at, known);
    else if (page !== undefined) {
      button.closest('details')?.removeAttribute('open');
      addPage(found.rows, title, page);
    } else if (add === 'folder') addNew(found.rows, 'folder', text('newFolder'));
    else if (add === 'link' || add === 'order') addNew(found.rows, add, title);
  };
  const click = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (button) press(button);
  };
  const type = (event: KeyboardEvent): void => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const move = event.altKey ? moveOf(event.key, context.direction) : undefined;
    const found = summary ? placeOf(summary) : undefined;
    if (!move || !summary || !found || found.at < 0) return;
    // Otherwise some browsers go back.
    event.preventDefault();
    change.move(found.rows, found.at, move);
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    if (row) detailsIn(row)?.querySelector('summary')?.focus();
  };
  form.addEventListener('click', click, { signal: stop });
  form.addEventListener('keydown', type, { signal: stop });
}

function titleOf(button: HTMLElement): string {
  return button.closest<HTMLElement>('[data-unlinked]')?.dataset['title'] ?? '';
}

function moveOf(key: string, direction: 'ltr' | 'rtl'): Move | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'into' : 'out';
}
