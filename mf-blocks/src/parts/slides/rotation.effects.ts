import { isInView } from './arrow-keys.effects';

/** What turns slides by itself. */
export interface RotationParts {
  readonly root: HTMLElement;
  /** The button that stops and starts it. */
  readonly button: HTMLElement;
  readonly labels: { readonly start: string; readonly stop: string };
  readonly everyMs: number;
  /** False: it waits for its button. */
  readonly startsByItself: boolean;
  readonly stop: AbortSignal;
  /** Turns to the next slide; false where there is none. */
  readonly advance: () => boolean;
  /** Told whether slides turn by themselves now. */
  readonly onChange: (turns: boolean) => void;
}

/**
 * Turns the slides on a timer. A mouse over them pauses it; the focus among them ends it until its button starts it again,
 * as the ARIA Authoring Practices say.
 */
export function startRotation(parts: RotationParts): void {
  const { root, button, labels, everyMs, stop, advance, onChange } = parts;
  let isOn = parts.startsByItself;
  let isUnderMouse = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = (): void => {
    if (!document.hidden && isInView(root) && !advance()) set(false);
  };
  const apply = (): void => {
    const turns = isOn && !isUnderMouse;
    clearInterval(timer);
    timer = turns ? setInterval(tick, everyMs) : undefined;
    button.setAttribute('aria-label', isOn ? labels.stop : labels.start);
    button.dataset['rotation'] = isOn ? 'on' : 'off';
    onChange(turns);
  };
  const set = (on: boolean): void => {
    isOn = on;
    apply();
  };
  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isUnderMouse = over;
    apply();
  };
  const takeFocus = ({ target }: FocusEvent): void => {
    // A mouse that presses the button gives it the focus first; what it then does is the button's own affair.
    if (target === button && !button.matches(':focus-visible')) return;
    if (isOn) set(false);
  };

  root.addEventListener('pointerenter', hover(true), { signal: stop });
  root.addEventListener('pointerleave', hover(false), { signal: stop });
  root.addEventListener('focusin', takeFocus, { signal: stop });
  button.addEventListener('click', () => set(!isOn), { signal: stop });
  stop.addEventListener('abort', () => {
    clearInterval(timer);
    button.setAttribute('aria-label', labels.start);
    button.dataset['rotation'] = 'off';
  });
  apply();
}
