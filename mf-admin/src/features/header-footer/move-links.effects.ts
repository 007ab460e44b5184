import type { Host } from 'shared-types/host/host';
import type { messages } from './header-footer.messages';

const FIELDS = ['title', 'path'] as const;
const MOVES = { up: -1, down: 1 } as const;

/** What a row of a list holds. */
type Held = Readonly<Record<(typeof FIELDS)[number], string>>;
const EMPTY: Held = { title: '', path: '' };

/**
 * Moves and removes links by the buttons of their rows. Only what the rows hold moves, so the focus stays in the list, the
 * rows keep their names, and what is undone is as it was.
 */
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
    // Who keeps what is not saved hears it as typing.
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

/** Only what can be done can be pressed: an empty row goes nowhere, and nothing goes behind the last link. */
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

/** The button that was pressed, in the row its link is in now; at the end of the list the one beside it. */
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

/** What was said of a row was said of what it held. */
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
