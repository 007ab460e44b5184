import type { Host } from 'shared-types/host/host';
import type { messages } from './header-footer.messages';

const FIELDS = ['title', 'path'] as const;
const MOVES = { up: -1, down: 1 } as const;

type Held = Readonly<Record<(typeof FIELDS)[number], string>>;
const EMPTY: Held = { title: '', path: '' };

/** Moves only the values between rows, which keeps the focus, the field names and undo intact. */
export function moveLinks(
  form: HTMLFormElement,
  { announcer, stop, text }: Pick<Host<typeof messages>, 'announcer' | 'stop' | 'text'>,
): { look(): void } {
  const lists = [...form.querySelectorAll<HTMLElement>('[data-links]')];
  for (const element of form.querySelectorAll<HTMLElement>('[data-moves]')) element.hidden = false;
  for (const element of form.querySelectorAll<HTMLElement>('[data-place]')) element.hidden = true;
  const look = (): void => lists.forEach(showMoves);

  const move = (button: HTMLButtonElement): void => {
    const list = button.closest<HTMLElement>('[data-links]');
    const row = button.closest<HTMLElement>('[data-row]');
    if (!list || !row) return;
    const rows = rowsOf(list);
    const from = rows.indexOf(row);
    const held = rows.map(heldIn);
    const [moved = EMPTY] = held.splice(from, 1);
    const title = moved.title || moved.path;
    const direction = button.dataset.move;
    if (direction !== 'up' && direction !== 'down') {
      write(rows, [...held, EMPTY]);
      announcer.announce(text('removed', { title }));
      fieldsOf(row)[0]?.focus();
    } else {
      const to = from + MOVES[direction];
      held.splice(to, 0, moved);
      write(rows, held);
      announcer.announce(text('moved', { title, number: to + 1 }));
      look();
      focusMove(rows[to], direction);
    }
    // Lets other code notice the change as if it were typed.
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };

  form.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-move]') : null;
      if (button) move(button);
    },
    { signal: stop },
  );
  form.addEventListener('input', look, { signal: stop });
  look();
  return { look };
}

/** Disables impossible moves: empty rows do not move, and no link moves below the last one. */
function showMoves(list: HTMLElement): void {
  const rows = rowsOf(list);
  const last = rows.reduce((found, row, index) => (isEmpty(row) ? found : index), -1);
  rows.forEach((row, index) => {
    for (const button of row.querySelectorAll<HTMLButtonElement>('[data-move]')) {
      const isEnd = { up: index === 0, down: index >= last }[button.dataset.move ?? ''] ?? false;
      button.disabled = isEmpty(row) || isEnd;
    }
  });
}

/** Focuses the pressed button in the link's new row; at an end of the list, the other button. */
function focusMove(row: HTMLElement | undefined, direction: keyof typeof MOVES): void {
  const buttons = [direction, 'up', 'down'].map((one) => row?.querySelector<HTMLButtonElement>(`[data-move=${one}]`));
  buttons.find((button) => button && !button.disabled)?.focus();
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}

function fieldsOf(row: HTMLElement): HTMLInputElement[] {
  return FIELDS.flatMap((name) => row.querySelector<HTMLInputElement>(`[name$=".${name}"]`) ?? []);
}

function heldIn(row: HTMLElement): Held {
  const [title, path] = fieldsOf(row);
  return { title: title?.value ?? '', path: path?.value ?? '' };
}

function isEmpty(row: HTMLElement): boolean {
  return fieldsOf(row).every(({ value }) => value.trim() === '');
}

/** Clears the errors of changed rows, because they belong to the former values. */
function write(rows: readonly HTMLElement[], held: readonly Held[]): void {
  rows.forEach((row, index) => {
    const { title, path } = heldIn(row);
    const next = held[index] ?? EMPTY;
    if (next.title === title && next.path === path) return;
    fieldsOf(row).forEach((field, at) => {
      field.value = next[FIELDS[at] ?? 'title'];
      field.removeAttribute('aria-invalid');
    });
    for (const error of row.querySelectorAll('[data-field-error]')) error.textContent = '';
  });
}
