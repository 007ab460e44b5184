import { swipeStep } from './swipe-step';

/** What hears of swipes. */
export interface SwipesParts {
  readonly element: HTMLElement;
  readonly stop: AbortSignal;
  /** Told 1 for a swipe that asks for the slide to the right, -1 for the one to the left. */
  readonly onSwipe: (step: -1 | 1) => void;
}

/** Listens to fingers and pens; the style sheet leaves them moves along the element, and the browser those down it. */
export function startSwipes({ element, stop, onSwipe }: SwipesParts): void {
  let down: PointerEvent | undefined;
  const isFinger = ({ pointerType, isPrimary }: PointerEvent) => pointerType !== 'mouse' && isPrimary;
  const begin = (event: PointerEvent): void => void (down = isFinger(event) ? event : undefined);
  const end = (up: PointerEvent): void => {
    if (!down || !isFinger(up)) return;
    const step = swipeStep({
      x: up.clientX - down.clientX,
      y: up.clientY - down.clientY,
      ms: up.timeStamp - down.timeStamp,
    });
    down = undefined;
    if (step !== 0) onSwipe(step);
  };
  element.addEventListener('pointerdown', begin, { signal: stop });
  element.addEventListener('pointerup', end, { signal: stop });
  element.addEventListener('pointercancel', () => (down = undefined), { signal: stop });
}
