import type { MarqueeMotion } from './read-marquee';
import { copiesFor, wavePath } from './wave-path';

/** The moving copies of a marquee's text. */
export interface MarqueeDrawing {
  /** Draws them for the size the block has now; nothing in a block without one. */
  draw(): void;
  /** Lets them move, or holds them where they are. */
  move(moves: boolean): void;
  /** Leaves the drawing as it was served. */
  remove(): void;
}

/** Between two copies: spaces that are never drawn as one. */
const GAP = '\u00a0'.repeat(4);
/** Lets each copy be written in the direction of its own letters, whichever way it moves. */
const isolated = (text: string): string => `\u2068${text}\u2069${GAP}`;

/** Makes the drawing of a block; nothing is drawn yet. */
export function drawCopies(block: HTMLElement, motion: MarqueeMotion): MarqueeDrawing {
  const find = <T extends Element>(selector: string) => block.querySelector<T>(selector)!;
  const drawing = find<SVGSVGElement>('svg:has(textPath)');
  const [path, measure] = [find<SVGPathElement>('path'), find<SVGTextElement>('[data-marquee-measure]')];
  const [copies, animate] = [find('[data-marquee-copies]'), find('animate')];
  const copy = isolated(find('[data-marquee-text]').textContent);
  return {
    draw() {
      const { clientWidth: width, clientHeight: height } = block;
      const fontSize = Number.parseFloat(getComputedStyle(block).fontSize);
      path.setAttribute('d', wavePath({ ...motion, width, height, fontSize }));
      measure.textContent = copy;
      const length = Math.max(measure.getComputedTextLength(), 1);
      copies.textContent = copy.repeat(copiesFor(length, path.getTotalLength()));
      const [from, to] = motion.animationDirection === 'left' ? [0, -length] : [-length, 0];
      const timing = { from, to, dur: `${length / motion.animationSpeed}s` };
      for (const [name, value] of Object.entries(timing)) animate.setAttribute(name, String(value));
    },
    move: (moves) => (moves ? drawing.unpauseAnimations() : drawing.pauseAnimations()),
    remove() {
      drawing.pauseAnimations();
      path.removeAttribute('d');
      measure.textContent = '';
      copies.textContent = '';
      for (const name of ['from', 'to', 'dur']) animate.removeAttribute(name);
    },
  };
}
