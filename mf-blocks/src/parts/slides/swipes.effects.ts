import { swipeStep } from './swipe-step';

export interface SwipesParts {
  readonly element: HTMLElement;
  readonly stop: AbortSignal;
  /** Receives 1 for a swipe to the slide on the right, -1 on the left. */
  readonly onSwipe: (step: -1 | 1) => void;
}

/** Listens for touch and pens. The style sheet leaves vertical moves to the browser. */
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
