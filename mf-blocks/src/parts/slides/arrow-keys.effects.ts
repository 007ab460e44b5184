/** What hears of arrow keys. */
export interface ArrowKeysParts {
  readonly root: HTMLElement;
  readonly stop: AbortSignal;
  /** Told 1 for the arrow to the right, -1 for the one to the left. */
  readonly onArrow: (step: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Listens to the arrow keys while the slides can be seen. A key belongs to what has the focus: to the slides where it is in
 * them, or nowhere; then the first slides in view take it.
 */
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

/** True while a part of the element is in the window. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
