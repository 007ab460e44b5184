import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { elementOrigin } from './element-origin.effects';
import type { SeenShift } from './shift-origin';

/** One of the nodes a layout shift moved, as the browser tells of it. */
export interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** The blocks, and the frame's parts around them. */
const PIECES = `[${BLOCK_ATTRIBUTE.remote}], body > :not(main, script, template)`;

/** What of a shift has to be looked at in time: whose everything is, and where it stands. */
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

/** A text has no place of its own. */
function placeOf(node: Node | null): DOMRect {
  const range = new Range();
  if (node?.isConnected) range.selectNode(node);
  return range.getBoundingClientRect();
}
