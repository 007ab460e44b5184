import { NOBODY } from './origin-name';

/** One of the nodes a layout shift moved, as it was seen when the browser told of it. */
export interface MovedNode {
  /** Whose it is. */
  readonly origin: string;
  /** Where it is now, and where the browser says that it came from and went to: only what was in the window. */
  readonly place: Part;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** A block, or a part of the frame around the blocks. */
export interface Piece {
  readonly origin: string;
  readonly place: DOMRectReadOnly;
}

/** A layout shift as it was seen when the browser told of it: what stands there later may be something else. */
export interface SeenShift {
  readonly moved: readonly MovedNode[];
  readonly pieces: readonly Piece[];
}

/** A part of the page, in CSS pixels of the window. */
interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Who caused a shift. The browser names what was moved, and that is seldom who moved it: a block that grows moves the ones
 * below. What pushed fills the strip that the first of those moved farthest has left behind, or the one as high that ends where the
 * next piece above does; what is gone has left the node to what stands there. A node that only grew has pushed by itself.
 */
export function shiftOrigin({ moved, pieces }: SeenShift): string {
  const [first] = moved.filter(isInViewport).map(movedBy).sort(byDistance);
  if (!first) return NOBODY;
  const { origin, place, right, down } = first;
  if (origin === NOBODY || (right === 0 && down === 0)) return origin;
  const { left, right: end, top, bottom } = place;
  // A pixel is enough to see what stands where something is gone.
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

/** What was moved out of the window, or into it, has no place there that could be compared. */
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

/** What stands in the middle of a line that grows moves by half of it. */
function byDistance(a: Moved, b: Moved): number {
  const distance = ({ right, down }: Moved) => Math.round(Math.max(Math.abs(right), Math.abs(down)));
  return distance(b) - distance(a) || a.top - b.top;
}

/** The pieces that fill half of a strip, the smallest first: a block comes before the part of the frame that it stands in. */
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
