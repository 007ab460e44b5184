import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

export interface RowOrderOptions {
  readonly stop: AbortSignal;
  /** Called with a row that was moved, and its new index. */
  readonly onMoved: (row: HTMLElement, index: number) => void;
}

/** The rows of a list that people put in order. */
export interface RowOrder {
  rows(): readonly HTMLElement[];
  /** Shows which rows can move up or down; call it after rows were moved elsewhere. */
  look(): void;
}

type Zone = 'before' | 'after';

/**
 * Orders rows (`[data-row]`) by dragging their handles (`[data-handle]`), by buttons (`[data-move="up"]` and `"down"`), and by
 * Alt with the arrow keys on buttons and links.
 */
export function startRowOrder(list: HTMLElement, { stop, onMoved }: RowOrderOptions): RowOrder {
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const look = (): void =>
    rows().forEach((row, index, all) => {
      for (const [move, isPossible] of [
        ['up', index > 0],
        ['down', index < all.length - 1],
      ] as const) {
        const button = row.querySelector<HTMLButtonElement>(`[data-move=${move}]`);
        if (button) button.disabled = !isPossible;
      }
    });
  const place = (row: HTMLElement, index: number): void => {
    const others = rows().filter((one) => one !== row);
    if (index < 0 || index > others.length || rows().indexOf(row) === index) return;
    list.insertBefore(row, others[index] ?? null);
    look();
    onMoved(row, index);
  };
  const move = (element: HTMLElement, by: number): void => {
    const row = element.closest<HTMLElement>('[data-row]');
    if (!row) return;
    place(row, rows().indexOf(row) + by);
    // A moved element loses the focus, and so does a button that is disabled.
    const isLost = element instanceof HTMLButtonElement && element.disabled;
    (isLost ? row.querySelector<HTMLElement>('[data-move]:not(:disabled)') : element)?.focus();
  };
  list.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
      if (button) move(button, button.dataset['move'] === 'up' ? -1 : 1);
    },
    { signal: stop },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
      if (!event.altKey || by === undefined || !element) return;
      event.preventDefault();
      move(element, by);
    },
    { signal: stop },
  );
  const end = combine(...rows().map((row) => dragRow(row, { list, rows, place })));
  stop.addEventListener('abort', end, { once: true });
  look();
  return { rows, look };
}

interface Dragging {
  readonly list: HTMLElement;
  readonly rows: () => readonly HTMLElement[];
  readonly place: (row: HTMLElement, index: number) => void;
}

function dragRow(row: HTMLElement, { list, rows, place }: Dragging): () => void {
  const handle = row.querySelector<HTMLElement>('[data-handle]');
  if (!handle) return () => undefined;
  const clear = (): void => row.removeAttribute('data-drop');
  return combine(
    draggable({ element: row, dragHandle: handle, getInitialData: () => ({ list }) }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list && source.element !== row,
      getData: ({ input }) => ({ zone: zoneOf(row, input.clientY) }),
      onDrag: ({ self }) => (row.dataset['drop'] = String(self.data['zone'])),
      onDragLeave: clear,
      onDrop: ({ self, source }) => {
        clear();
        if (!(source.element instanceof HTMLElement)) return;
        const others = rows().filter((one) => one !== source.element);
        place(source.element, others.indexOf(row) + (self.data['zone'] === 'after' ? 1 : 0));
      },
    }),
  );
}

function zoneOf(row: HTMLElement, clientY: number): Zone {
  const { top, height } = row.getBoundingClientRect();
  return clientY - top < height / 2 ? 'before' : 'after';
}
