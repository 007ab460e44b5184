import type { Release } from 'shared-types/release';
import { elementOrigin } from './element-origin';
import { NOBODY } from './origin-name';

/** One of the nodes a layout shift moved. */
export interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** What shifts are booked by. */
export interface ShiftParts {
  readonly release: Release;
  /** The page's pieces: its blocks, and what stands around them. */
  readonly pieces: Iterable<Element>;
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
export function shiftOrigin(sources: readonly ShiftSource[], { release, pieces }: ShiftParts): string {
  const [first] = sources.filter(isInSight).map(movedBy).sort(byDistance);
  if (!first?.node?.isConnected) return NOBODY;
  const { node, right, down } = first;
  if (right === 0 && down === 0) return elementOrigin(node, release);
  const { left, right: end, top, bottom } = rectOf(node);
  const parts = [...pieces].map((piece) => ({ piece, part: piece.getBoundingClientRect() }));
  // A pixel is enough to see what stands where something is gone.
  const isDown = Math.abs(down) >= Math.abs(right);
  const strip = isDown
    ? { left, right: end, top: top - Math.max(down, 1), bottom: top }
    : { left: left - Math.max(right, 1), right: left, top, bottom };
  const ends = parts.filter(({ part }) => part.bottom <= top && overlap(part, strip).across > 0);
  const nextEnd = Math.max(...ends.map(({ part }) => part.bottom));
  const next = { ...strip, top: nextEnd - (strip.bottom - strip.top), bottom: nextEnd };
  const [pusher] = [strip, next].flatMap((place) => filling({ strip: place, isDown }, parts));
  return elementOrigin(pusher, release);
}

/** What was moved out of the window, or into it, has no place there that could be compared. */
function isInSight({ previousRect, currentRect }: ShiftSource): boolean {
  return previousRect.width > 0 && currentRect.width > 0;
}

interface Moved extends Pick<ShiftSource, 'node'> {
  readonly right: number;
  readonly down: number;
  readonly top: number;
}

function movedBy({ node, previousRect: was, currentRect: is }: ShiftSource): Moved {
  return { node, right: is.left - was.left, down: is.top - was.top, top: is.top };
}

/** What stands in the middle of a line that grows moves by half of it. */
function byDistance(a: Moved, b: Moved): number {
  const distance = ({ right, down }: Moved) => Math.round(Math.max(Math.abs(right), Math.abs(down)));
  return distance(b) - distance(a) || a.top - b.top;
}

/** The pieces that fill half of a strip, the smallest first: a block comes before the part of the frame that it stands in. */
function filling(
  { strip, isDown }: { readonly strip: Part; readonly isDown: boolean },
  parts: readonly { readonly piece: Element; readonly part: DOMRectReadOnly }[],
): readonly Element[] {
  const half = isDown
    ? { across: 0, along: (strip.bottom - strip.top) / 2 }
    : { across: (strip.right - strip.left) / 2, along: 0 };
  return parts
    .filter(({ part }) => {
      const { across, along } = overlap(part, strip);
      return across > 0 && along > 0 && across >= half.across && along >= half.along;
    })
    .sort((a, b) => a.part.width * a.part.height - b.part.width * b.part.height)
    .map(({ piece }) => piece);
}

function overlap(a: Part, b: Part): { readonly across: number; readonly along: number } {
  return {
    across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    along: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}

function rectOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = new Range();
  range.selectNode(node);
  return range.getBoundingClientRect();
}
