import { elementOf, targetAt, type FramePage, type FrameTarget } from './frame-page';

export interface FrameListeners {
  /** What the mouse is over; undefined outside of all rows. */
  readonly onHover: (target: FrameTarget | undefined) => void;
  readonly onPress: (target: FrameTarget | undefined, at: PressedAt) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What was pressed within a target. */
export interface PressedAt {
  readonly element: Element;
  /** 2 for the second of a double click. */
  readonly clicks: number;
  /** Pixels of the frame. */
  readonly x: number;
  readonly y: number;
}

/** Tells what happens in the framed page, whose own links, buttons and forms do nothing. */
export function listenToFrame(
  page: FramePage,
  { onHover, onPress, onKeyDown }: FrameListeners,
  stop: AbortSignal,
): void {
  const { document } = page;
  const options = { signal: stop, capture: true };
  const quiet = (event: Event): void => event.preventDefault();
  const press = (event: MouseEvent): void => {
    const element = elementOf(event);
    if (!element) return;
    // A closed part of the page can be opened, to reach the text in it.
    if (!element.closest('summary')) event.preventDefault();
    onPress(targetAt(page, element), { element, clicks: event.detail, x: event.clientX, y: event.clientY });
  };
  const hover = (event: Event): void => {
    const element = elementOf(event);
    onHover(element && targetAt(page, element));
  };
  document.addEventListener('click', press, options);
  for (const kind of ['auxclick', 'submit', 'dragstart']) document.addEventListener(kind, quiet, options);
  document.addEventListener('pointerover', hover, options);
  document.documentElement.addEventListener('pointerleave', () => onHover(undefined), { signal: stop });
  document.addEventListener('keydown', onKeyDown, { signal: stop });
}
