import type { Host } from 'shared-types/host/host';
import type { messages } from '../product-editor.messages';
import { dragPictures } from './drag-pictures.effects';

type PlacingHost = Pick<Host<typeof messages>, 'announcer' | 'stop' | 'text'>;

export interface PicturePlaces {
  /** Adds a picture after those with a position; one with a position keeps it. */
  add(item: HTMLElement): void;
  /** Ids of the pictures with a position, in order. */
  chosen(): readonly string[];
  /** Gives these pictures their positions, in this order, and takes those of all others. */
  choose(ids: readonly string[]): void;
  /** From now on shows only pictures with a position. */
  hideOthers(): void;
}

/**
 * Moves pictures by buttons or dragging, and updates their position fields. The others are moved around the focused one,
 * which would otherwise lose the focus.
 */
export function placePictures(form: HTMLFormElement, { announcer, stop, text }: PlacingHost): PicturePlaces {
  const list = form.querySelector<HTMLElement>('[data-pictures]');
  const others = form.querySelector<HTMLElement>('[data-other-pictures]');
  const items = (): HTMLElement[] => [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement);
  const known = (): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-picture]')];
  const placed = (): HTMLElement[] => items().filter(hasPlace);
  let hidesOthers = false;
  const showMoves = (): void => {
    for (const item of items()) {
      if (hidesOthers) item.hidden = !hasPlace(item);
      const moves = item.querySelector<HTMLElement>('[data-moves]');
      if (moves) moves.hidden = !hasPlace(item);
    }
  };
  const moveTo = (item: HTMLElement, place: number): void => {
    const beside = placed()
      .filter((one) => one !== item)
      .sort((a, b) => numberOf(a) - numberOf(b));
    const at = Math.min(Math.max(place, 0), beside.length);
    item.before(...beside.slice(0, at));
    item.after(...beside.slice(at));
    const moved = [...beside.slice(0, at), item, ...beside.slice(at)];
    moved.forEach((one, index) => write(one, String(index + 1)));
    announcer.announce(text('moved', { name: item.dataset.pictureName ?? '', place: at + 1, count: moved.length }));
  };
  const placeOfItem = (item: HTMLElement): number =>
    placed().filter((one) => one !== item && numberOf(one) < numberOf(item)).length;
  const takeOut = (item: HTMLElement): void => {
    const next = placed().find((one) => one !== item);
    write(item, '');
    (
      next?.querySelector<HTMLElement>('[data-take-out]') ?? form.querySelector<HTMLElement>('[data-choose] button')
    )?.focus();
    announcer.announce(text('takenOut', { name: item.dataset.pictureName ?? '' }));
  };
  list?.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-move], [data-take-out]') : null;
      const item = button?.closest<HTMLElement>('[data-picture]');
      if (!button || !item) return;
      if (button.dataset.move === undefined) takeOut(item);
      else moveTo(item, placeOfItem(item) + Number(button.dataset.move));
    },
    { signal: stop },
  );
  list?.addEventListener('input', showMoves, { signal: stop });
  showMoves();
  return {
    add(item) {
      if (hasPlace(item)) return;
      const numbers = placed().map(numberOf).filter(Number.isFinite);
      const last = placed().at(-1);
      if (last) last.after(item);
      else list?.prepend(item);
      write(item, String(Math.max(0, ...numbers) + 1));
      showMoves();
    },
    chosen: () =>
      placed()
        .sort((a, b) => numberOf(a) - numberOf(b))
        .map((item) => item.dataset.picture ?? ''),
    choose(ids) {
      const byId = new Map(known().map((item) => [item.dataset.picture ?? '', item]));
      const chosen = ids.flatMap((id) => byId.get(id) ?? []);
      for (const item of known()) write(item, chosen.includes(item) ? String(chosen.indexOf(item) + 1) : '');
      list?.prepend(...chosen);
      showMoves();
    },
    hideOthers() {
      hidesOthers = true;
      if (others) others.hidden = true;
      for (const fields of others?.querySelectorAll('fieldset') ?? []) fields.disabled = true;
      list?.setAttribute('data-sorted', '');
      if (list) dragPictures(list, { stop, onDrop: moveTo });
      showMoves();
    },
  };
}

function placeOf(item: HTMLElement): HTMLInputElement | null {
  return item.querySelector('input[name^="p."]');
}

function hasPlace(item: HTMLElement): boolean {
  return Boolean(placeOf(item)?.value.trim());
}

/** Pictures without a number are last. */
function numberOf(item: HTMLElement): number {
  const number = Number(placeOf(item)?.value);
  return number > 0 ? number : Infinity;
}

function write(item: HTMLElement, value: string): void {
  const input = placeOf(item);
  if (!input || input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
