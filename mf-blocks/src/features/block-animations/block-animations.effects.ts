import type { Host } from 'shared-types/host/host';
import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';
import { imagesLoaded } from './images-loaded.effects';
import { ANIMATION_THRESHOLDS, sufficientShare } from './in-view';

const NAME = 'blocks-block-animations';
const LOADED = `${NAME}__loaded`;
/** Blocks of the page itself; those of a popup, and those in another block, come with what they are in. */
const BLOCKS = '#main .frame-column > .block';

/**
 * Marks each block of the page as loaded once enough of it is in view and its pictures are there. What is below the window
 * waits for that unseen; all else, and everything where less motion is wanted, is loaded at once.
 *
 * @implements ANIM-01
 */
export function start(root: HTMLElement, { stop }: Host): void {
  const kind = root.querySelector<HTMLElement>('[data-block-animation]')?.dataset['blockAnimation'];
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  if (!kind || prefersNoMotion()) return;
  const waiting = `${NAME}__waiting--${kind}`;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (isInView(entry)) void load(entry.target as HTMLElement);
    },
    { threshold: [...ANIMATION_THRESHOLDS] },
  );
  const load = async (block: HTMLElement): Promise<void> => {
    observer.unobserve(block);
    await imagesLoaded(block, stop);
    if (stop.aborted) return;
    block.classList.add(LOADED);
    block.classList.remove(waiting);
    block.dataset['blockLoaded'] = '';
  };
  for (const block of blocks) {
    if (block.getBoundingClientRect().top >= innerHeight) {
      block.classList.add(waiting);
      observer.observe(block);
    } else block.dataset['blockLoaded'] = '';
  }
  stop.addEventListener('abort', () => {
    observer.disconnect();
    for (const block of blocks) {
      block.classList.remove(waiting, LOADED);
      delete block.dataset['blockLoaded'];
    }
  });
}

function isInView({ isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting && intersectionRatio >= sufficientShare(boundingClientRect.height, innerHeight);
}
