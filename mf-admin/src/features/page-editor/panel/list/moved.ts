import type { EditorHost } from '../../page-editor-host';

/** The list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

interface Move {
  readonly title: string;
  readonly to: number;
  readonly count: number;
}

/** The announcement of a move. */
export function movedText(text: EditorHost['text'], { title, to, count }: Move): string {
  return text('panelMoved', { title, place: to + 1, count });
}
