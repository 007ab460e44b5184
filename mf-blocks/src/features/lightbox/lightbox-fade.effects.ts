import { prefersNoMotion } from '../../parts/motion/prefers-no-motion.effects';

/** Milliseconds to open and to close. Opening, the overlay takes the first half, the content the second. */
export const SPEED_MS = 600;

const NAME = 'lightbox-picture';

/** A change of the page, and its picture before and after it. */
export interface Morph {
  readonly change: () => void;
  /** Undefined if the picture is not in view. */
  readonly from: () => HTMLElement | undefined;
  readonly to: () => HTMLElement | undefined;
}

/**
 * Grows the picture out of its thumbnail, or shrinks it back, while the rest fades. Does nothing and returns false if the browser
 * has no view transitions, the visitor prefers no motion, or the picture is not in view.
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
  const until = new AbortController();
  const skip = ({ type }: Event): void => {
    transition.skipTransition();
    if (isOpening || type !== 'pointerdown') return;
    // During a transition, the browser sends the clicks of the page to its root.
    addEventListener('click', (click) => void transition.finished.then(() => passToPage(click)), {
      capture: true,
      once: true,
    });
  };
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

/** Clicks what is at the point of a click that the root received. */
function passToPage({ target, clientX, clientY }: MouseEvent): void {
  if (target !== document.documentElement) return;
  const meant = document.elementFromPoint(clientX, clientY);
  if (meant instanceof HTMLElement && meant !== target) meant.click();
}

/** When opening, the overlay fades in before the picture; when closing, both fade out together. */
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

/** Resolves when the animations of an element and its descendants have ended. */
export async function untilStill(element: HTMLElement): Promise<void> {
  const animations = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
