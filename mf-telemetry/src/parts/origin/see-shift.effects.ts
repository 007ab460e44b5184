import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { elementOrigin } from './element-origin.effects';
import type { SeenShift } from './shift-origin';

/** A node that a layout shift moved, as the browser reports it. */
export interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Blocks, and the parts of the frame around them. */
const PIECES = `[${BLOCK_ATTRIBUTE.remote}], body > :not(main, script, template)`;

/** Records positions and origins at the time of the shift, because the page may change before they are evaluated. */
export function seeShift(sources: readonly ShiftSource[]): SeenShift {
  return {
    moved: sources.map(({ node, previousRect, currentRect }) => ({
      origin: elementOrigin(node),
      place: placeOf(node),
      previousRect,
      currentRect,
    })),
    pieces: [...document.querySelectorAll(PIECES)].map((piece) => ({
      origin: elementOrigin(piece),
      place: piece.getBoundingClientRect(),
    })),
  };
}

/** A range also has a position for text nodes. */
function placeOf(node: Node | null): DOMRect {
  const range = new Range();
  if (node?.isConnected) range.selectNode(node);
  return range.getBoundingClientRect();
}
