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

/** A node just above the strip is what has pushed. */
const JUST_PX = 1;

/**
 * Who caused a shift. The browser names what was moved, and that is seldom who moved it: a block that grows moves the ones
 * below. What pushed stands in the strip that the first moved node has left behind; where it left none, since something
 * above it is gone, or nothing stands there, it is what stands directly before. A node that only grew has pushed by itself.
 */
export function shiftOrigin(sources: readonly ShiftSource[], { release, pieces }: ShiftParts): string {
  const [first] = [...sources].sort((a, b) => a.currentRect.top - b.currentRect.top);
  if (!first?.node?.isConnected) return NOBODY;
  const { node, previousRect: was, currentRect: is } = first;
  const [right, down] = [is.left - was.left, is.top - was.top];
  if (right === 0 && down === 0) return elementOrigin(node, release);
  const now = rectOf(node);
  const isDown = Math.abs(down) >= Math.abs(right);
  const back = (moved: number) => (moved > 0 ? moved / 2 : JUST_PX);
  const strip = isDown
    ? { x: now.left + now.width / 2, y: now.top - back(down) }
    : { x: now.left - back(right), y: now.top + now.height / 2 };
  return elementOrigin(pieceAt(strip, pieces), release);
}

/** The smallest piece around a point, else the nearest above it. */
function pieceAt({ x, y }: { readonly x: number; readonly y: number }, pieces: Iterable<Element>): Element | undefined {
  let found: Element | undefined;
  let least = Infinity;
  for (const piece of pieces) {
    const { left, right, top, bottom, height } = piece.getBoundingClientRect();
    if (height === 0 || x < left || x > right || y < top) continue;
    // Any piece around the point comes before all above it.
    const distance = y <= bottom ? height - 1e9 : y - bottom;
    if (distance >= least) continue;
    least = distance;
    found = piece;
  }
  return found;
}

function rectOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = new Range();
  range.selectNode(node);
  return range.getBoundingClientRect();
}
