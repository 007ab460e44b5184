import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';

/** How long the lightbox takes to open and to close: the first half of the opening is the overlay's, the second the content's. */
export const SPEED_MS = 600;

const NAME = 'lightbox-picture';

/** What changes, and the pictures that are the same thing before and after it. */
export interface Morph {
  readonly change: () => void;
  /** The picture before and after the change; undefined if it is not in view. */
  readonly from: () => HTMLElement | undefined;
  readonly to: () => HTMLElement | undefined;
}

/**
 * Lets the picture grow out of its thumbnail, or shrink back into it, while the rest fades; `false` where the browser cannot, the
 * visitor wants no motion, or there is no picture to grow out of: then nothing has changed.
 */
export function morph({ change, from, to }: Morph, isOpening: boolean): boolean {
  const first = from();
  if (!first || prefersNoMotion() || !('startViewTransition' in document)) return false;
  name(first, NAME);
  let second: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    name(first, '');
    change();
    second = to();
    name(second, NAME);
  });
  const skip = (): void => transition.skipTransition();
  // What moves must not keep anybody waiting.
  const until = new AbortController();
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, skip, { capture: true, signal: until.signal });
  transition.ready.then(() => pace(isOpening)).catch(() => undefined);
  void transition.finished.finally(() => {
    until.abort();
    name(second, '');
  });
  return true;
}

function name(element: HTMLElement | undefined, value: string): void {
  element?.style.setProperty('view-transition-name', value);
}

/** The overlay comes first, then the picture; on the way back all go at once. */
function pace(isOpening: boolean): void {
  const half = SPEED_MS / 2;
  for (const animation of document.getAnimations()) {
    const effect = animation.effect as KeyframeEffect | null;
    const part = effect?.pseudoElement ?? '';
    if (!part.startsWith('::view-transition')) continue;
    const isLater = isOpening && part.includes(NAME);
    effect?.updateTiming({
      duration: isOpening ? half : SPEED_MS,
      delay: isLater ? half : 0,
      fill: 'both',
    });
  }
}

/** Resolves when an element’s animations have ended; at once where it has none. */
export async function untilStill(element: HTMLElement): Promise<void> {
  const animations = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
