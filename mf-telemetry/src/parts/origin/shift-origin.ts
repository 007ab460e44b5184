import { NOBODY } from './origin-name';

export interface MovedNode {
  readonly origin: string;
  /** Current position, and the old and new rectangles reported by the browser, clipped to the viewport. */
  readonly place: Part;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

export interface Piece {
  readonly origin: string;
  readonly place: DOMRectReadOnly;
}

/** A layout shift with the positions at that time; the layout may change later. */
export interface SeenShift {
  readonly moved: readonly MovedNode[];
  readonly pieces: readonly Piece[];
}

interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The browser names the moved nodes, not the cause: a growing block moves those below it. The cause is the piece in the
 * strip that the farthest moved node left, or in an equal strip above the gap before it. A node that only grew is its
 * own cause.
 */
export function shiftOrigin({ moved, pieces }: SeenShift): string {
  const [first] = moved.filter(isInViewport).map(movedBy).sort(byDistance);
  if (!first) return NOBODY;
  const { origin, place, right, down } = first;
  if (origin === NOBODY || (right === 0 && down === 0)) return origin;
  const { left, right: end, top, bottom } = place;
  // If the node moved back towards something that disappeared, one pixel shows what is there now.
  const isDown = Math.abs(down) >= Math.abs(right);
  const strip = isDown
    ? { left, right: end, top: top - Math.max(down, 1), bottom: top }
    : { left: left - Math.max(right, 1), right: left, top, bottom };
  const ends = pieces.filter((piece) => piece.place.bottom <= top && overlap(piece.place, strip).across > 0);
  const nextEnd = Math.max(...ends.map((piece) => piece.place.bottom));
  const next = { ...strip, top: nextEnd - (strip.bottom - strip.top), bottom: nextEnd };
  const [pusher] = [strip, next].flatMap((one) => formValues({ strip: one, isDown }, pieces));
  return pusher?.origin ?? NOBODY;
}

/** Nodes that were or are outside of the viewport have no comparable position. */
function isInViewport({ previousRect, currentRect }: MovedNode): boolean {
  return previousRect.width > 0 && currentRect.width > 0;
}

interface Moved extends Pick<MovedNode, 'origin' | 'place'> {
  readonly right: number;
  readonly down: number;
  readonly top: number;
}

function movedBy({ origin, place, previousRect: was, currentRect: is }: MovedNode): Moved {
  return { origin, place, right: is.left - was.left, down: is.top - was.top, top: is.top };
}

/** Sorts by distance, since a node centered in a growing line moves by only half of it; then by position. */
function byDistance(a: Moved, b: Moved): number {
  const distance = ({ right, down }: Moved) => Math.round(Math.max(Math.abs(right), Math.abs(down)));
  return distance(b) - distance(a) || a.top - b.top;
}

/** Pieces that cover half of a strip, smallest first, so that a block precedes the frame around it. */
function formValues(
  { strip, isDown }: { readonly strip: Part; readonly isDown: boolean },
  pieces: readonly Piece[],
): readonly Piece[] {
  const half = isDown
    ? { across: 0, along: (strip.bottom - strip.top) / 2 }
    : { across: (strip.right - strip.left) / 2, along: 0 };
  return pieces
    .filter(({ place }) => {
      const { across, along } = overlap(place, strip);
      return across > 0 && along > 0 && across >= half.across && along >= half.along;
    })
    .sort((a, b) => a.place.width * a.place.height - b.place.width * b.place.height);
}

function overlap(a: Part, b: Part): { readonly across: number; readonly along: number } {
  return {
    across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    along: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}
