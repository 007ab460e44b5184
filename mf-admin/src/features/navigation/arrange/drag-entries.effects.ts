import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Menu } from 'shared-types/admin/navigation';
import type { ChangeMenu } from './change-menu.effects';
import { dropZone, placeOfZone, type Zone } from './drop-zone';
import { itemIn } from './entry-fields.effects';
import { NOTHING } from '../menu-item';
import type { MenuRows } from './menu-rows.effects';

type Data = Readonly<Record<string | symbol, unknown>>;

/** What is dragged: an entry of a menu, or a page that is in none. */
const MENU = 'navigationMenu';
const PAGE = 'navigationPage';

/** Lets a row be dragged by its handle to another place of its menu, and take what is dragged. Returns the end of it. */
export function dragRow(row: HTMLElement, rows: MenuRows): () => void {
  const handle = row.querySelector<HTMLElement>('[data-handle]');
  const zoneAt = (clientY: number, isFolder: boolean): Zone =>
    dropZone({ box: row.getBoundingClientRect(), clientY, target: itemIn(row), isFolder });
  const clear = (): void => row.removeAttribute('data-drop');
  return combine(
    ...(handle
      ? [draggable({ element: row, dragHandle: handle, getInitialData: () => ({ [MENU]: rows.menu, row }) })]
      : []),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.element !== row && fits(source.data, rows.menu),
      getData: ({ input, source }) => ({ zone: zoneAt(input.clientY, isFolder(source.element)) }),
      onDrag: ({ self }) => (row.dataset['drop'] = String(self.data['zone'])),
      onDragLeave: clear,
      onDrop: clear,
    }),
  );
}

/** Lets a page that is in no menu be dragged into one. */
export function dragPage(page: HTMLElement): () => void {
  const handle = page.querySelector<HTMLElement>('[data-handle]');
  if (!handle) return () => undefined;
  return draggable({ element: page, dragHandle: handle, getInitialData: () => ({ [PAGE]: true }) });
}

/** Takes what is dropped on rows, or below them. */
export function takeDrops(menus: readonly MenuRows[], change: ChangeMenu): () => void {
  const lists = menus.map(({ list, menu }) =>
    dropTargetForElements({ element: list, canDrop: ({ source }) => fits(source.data, menu) }),
  );
  const monitor = monitorForElements({
    canMonitor: ({ source }) => MENU in source.data || PAGE in source.data,
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets;
      const rows = menus.find(({ list }) => target && list.contains(target.element));
      if (!rows || !target) return;
      const shown = rows.rows();
      const at = shown.findIndex((row) => row === target.element);
      const end = { before: shown.length, isInside: false };
      const place = at < 0 ? end : placeOfZone(target.data['zone'] as Zone, at, rows.items());
      const { unlinked: path, title = '' } = source.element.dataset;
      if (path !== undefined) change.add(rows, { ...NOTHING, title, path }, place);
      else change.place(rows, shown.indexOf(source.element), place);
    },
  });
  return combine(...lists, monitor);
}

function fits(data: Data, menu: Menu): boolean {
  return PAGE in data || data[MENU] === menu;
}

function isFolder(element: HTMLElement): boolean {
  return element.dataset['kind'] === 'folder';
}
