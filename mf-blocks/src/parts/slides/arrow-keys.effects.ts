export interface ArrowKeysParts {
  readonly root: HTMLElement;
  readonly stop: AbortSignal;
  /** Receives 1 for the right arrow, -1 for the left. */
  readonly onArrow: (step: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Listens while the slides are visible. Keys go to the focused slides, or to the first visible ones without focus. */
export function startArrowKeys({ root, stop, onArrow }: ArrowKeysParts): void {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || hasModifier(event) || !mayTake(root)) return;
    event.preventDefault();
    onArrow(step);
  };
  document.addEventListener('keydown', press, { signal: stop });
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function mayTake(root: HTMLElement): boolean {
  const { activeElement, body } = document;
  const isOurs = !activeElement || activeElement === body || root.contains(activeElement);
  return isOurs && !activeElement?.closest(EDITABLE) && isInView(root);
}

/** True while any part of the element is in the viewport. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
