import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import { drawCopies, type MarqueeDrawing } from './draw-copies.effects';
import type { messages } from './marquee.messages';
import type { MarqueeMotion } from './read-marquee';

/**
 * Draws the moving copies of the text. They move while the block is in view and nobody has paused them, by the button or,
 * where the owner wants it, by the pointer. Where less motion is wanted the text stays as it is.
 */
export function start(root: HTMLElement, { stop, text }: Host<typeof messages>): void {
  const block = root.querySelector<HTMLElement>('[data-marquee]');
  const button = root.querySelector('button');
  if (!block || !button || prefersNoMotion()) return;
  const motion = JSON.parse(block.dataset['marquee'] ?? '') as MarqueeMotion;
  const drawing = drawCopies(block, motion);
  const holds = new Set<'out of view' | 'pointer' | 'button'>(['out of view']);
  const hold = (reason: Parameters<typeof holds.add>[0], isHeld: boolean): void => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    update();
  };
  const update = (): void => {
    const isPaused = holds.has('button');
    drawing.move(holds.size === 0);
    block.dataset['marqueeLive'] = isPaused ? 'paused' : holds.size === 0 ? 'playing' : 'waiting';
    button.setAttribute('aria-label', text(isPaused ? 'play' : 'pause'));
  };
  button.addEventListener('click', () => hold('button', !holds.has('button')), { signal: stop });
  if (motion.pausedOnHover) followPointer(block, { stop, onOver: (isOver) => hold('pointer', isOver) });
  followView(block, { stop, onView: (isSeen) => hold('out of view', !isSeen) });
  update();
  followSize(block, drawing, stop);
  stop.addEventListener('abort', () => {
    drawing.remove();
    delete block.dataset['marqueeLive'];
    button.setAttribute('aria-label', text('pause'));
  });
}

function followPointer(block: HTMLElement, parts: { stop: AbortSignal; onOver: (isOver: boolean) => void }): void {
  const { stop: signal, onOver } = parts;
  const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
  block.addEventListener('pointerenter', (event) => isMouse(event) && onOver(true), { signal });
  block.addEventListener('pointerleave', (event) => isMouse(event) && onOver(false), { signal });
}

function followView(block: HTMLElement, parts: { stop: AbortSignal; onView: (isSeen: boolean) => void }): void {
  const observer = new IntersectionObserver((entries) => parts.onView(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(block);
  parts.stop.addEventListener('abort', () => observer.disconnect());
}

/** The words are as wide as their font makes them, which may come late. */
function followSize(block: HTMLElement, { draw }: MarqueeDrawing, stop: AbortSignal): void {
  const words = block.querySelector('[data-marquee-text]');
  const observer = new ResizeObserver(draw);
  for (const element of [block, words]) if (element) observer.observe(element);
  stop.addEventListener('abort', () => observer.disconnect());
}
