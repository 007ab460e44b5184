import { type FingerMove, isAlong } from './swipe-step';

/** What hears of fingers. */
export interface SwipesParts {
  readonly element: HTMLElement;
  readonly stop: AbortSignal;
  /** Told how far a finger has moved along the element, again and again. */
  readonly onPull?: (x: number) => void;
  /** Told once it has let go; a move that is called off has none. */
  readonly onRelease: (move: FingerMove | undefined) => void;
}

/** Listens to fingers and pens; the style sheet leaves them moves along the element, and the browser those down it. */
export function startSwipes({ element, stop, onPull, onRelease }: SwipesParts): void {
  let down: PointerEvent | undefined;
  let pulls = false;
  const isFinger = ({ pointerType, isPrimary }: PointerEvent) => pointerType !== 'mouse' && isPrimary;
  const moveOf = (event: PointerEvent, from: PointerEvent): FingerMove => ({
    x: event.clientX - from.clientX,
    y: event.clientY - from.clientY,
    ms: event.timeStamp - from.timeStamp,
  });
  const begin = (event: PointerEvent): void => {
    down = isFinger(event) ? event : undefined;
    pulls = false;
  };
  const pull = (event: PointerEvent): void => {
    if (!down || !isFinger(event)) return;
    const move = moveOf(event, down);
    // A finger that has gone down the page first scrolls it until it lets go.
    if (!pulls && isAlong(move) === false) down = undefined;
    pulls ||= isAlong(move) === true;
    if (down && pulls) onPull?.(move.x);
  };
  const end = (up: PointerEvent): void => {
    if (!down || !isFinger(up)) return;
    const move = moveOf(up, down);
    down = undefined;
    onRelease(move);
  };
  const callOff = (): void => {
    if (down) onRelease(undefined);
    down = undefined;
  };
  element.addEventListener('pointerdown', begin, { signal: stop });
  element.addEventListener('pointermove', pull, { signal: stop });
  element.addEventListener('pointerup', end, { signal: stop });
  element.addEventListener('pointercancel', callOff, { signal: stop });
}
